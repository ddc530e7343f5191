const MINUTE_MS = 60_000;

/** True at most once a minute, for warnings that visitors cause: they neither fill the log nor use up the only one. */
export function createMinuteGate(): () => boolean {
  let opensAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now < opensAt) return false;
    opensAt = now + MINUTE_MS;
    return true;
  };
}
