const DAY_MS = 86_400_000;

/** The start of the UTC day of a time. */
export const startOfDay = (time: Date) => new Date(Math.floor(time.getTime() / DAY_MS) * DAY_MS);

/** The UTC day of a time as the end of a key: "20261130". */
export const formatKeyDay = (time: Date) => time.toISOString().slice(0, 10).replaceAll('-', '');
