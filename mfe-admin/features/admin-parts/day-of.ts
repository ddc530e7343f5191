/** A day of an address, as “2026-11-22”; undefined for anything else. */
export const dayOf = (text: string | null) =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) ? text : undefined;
