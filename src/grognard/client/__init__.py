"""What the browser gets: pages, styles, boards."""
