/** Limits of lists. Sizes are in rows. */
export const listLimits = {
  pageSize: 20,
  pageSizeMax: 50,
  totalCountCap: 1_000,
  /** Pages that can be requested by number; later ones by cursor only. */
  numberedPages: 500,
} as const;
