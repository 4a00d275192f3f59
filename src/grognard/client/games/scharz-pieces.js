// Scharz: the silhouettes of its units, ships and herds.

/** @type {Record<string, string>} */
const SHAPE = {
  light: "infantry",
  light_working: "hammer",
  heavy: "heavy-infantry",
  siege: "siege-engine",
  cavalry: "cavalry",
  mercenary: "mercenary",
  elephant: "elephant",
  transport: "transport",
  warship: "warship",
  corsair: "corsair",
  corsairs: "corsair",
};

/** @param {string} kind */
export const shapeOf = (kind) => SHAPE[kind] ?? kind.replaceAll("_", "-");
