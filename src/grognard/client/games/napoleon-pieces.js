// Napoleon in Europe: the colours of the powers and the silhouettes of their units.

/** Colours of the powers. @type {Record<string, number>} */
export const COLOUR = { france: 1, britain: 0, prussia: 6, russia: 2, ottoman: 4, austria: 3, spain: 5 };

/** @type {Record<string, string>} */
const SHAPE = {
  infantry: "line-infantry",
  elite_infantry: "grenadier",
  militia: "militia",
  cavalry: "cavalry",
  heavy_cavalry: "heavy-cavalry",
  irregular_cavalry: "light-horse",
  artillery: "artillery",
  leader: "bicorne",
  squadron: "ship",
};

/** The silhouette of a unit, in square or not. @param {string} unit */
export const shapeOf = (unit) => SHAPE[unit.split(":")[0].replaceAll("-", "_")] ?? unit.replaceAll("_", "-");

/** @param {string} unit */
export const isSquare = (unit) => unit.endsWith(":square");

/** The arm a unit belongs to. @param {string} unit @returns {"foot" | "horse" | "guns" | "staff"} */
export function armOf(unit) {
  if (unit.includes("cavalry")) return "horse";
  if (unit.includes("artillery")) return "guns";
  return unit.startsWith("leader") ? "staff" : "foot";
}
