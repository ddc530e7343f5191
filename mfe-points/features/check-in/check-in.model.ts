const MINUTE_MS = 60_000;

/** "in 12 h 20 min": a UTC day may end at any hour of the visitor's. */
export function formatNextCheckIn(nextCheckInAt: string, now: Date): string {
  const minutes = Math.max(1, Math.ceil((Date.parse(nextCheckInAt) - now.getTime()) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `in ${minutes} min` : `in ${hours} h ${minutes % 60} min`;
}
