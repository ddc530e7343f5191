import { userLimits } from '@storyloom/contract/users/limits';
import { useSession } from '@storyloom/mfe';
import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { useEffect, useState } from 'react';

const item = 'code-sent';

/** End of the countdown, in ms since 1970; 0 if there is none. Ignores an end too far ahead (clock set back). */
function readEnd(userId: string | null, now: number): number {
  const end = Number(readVisitorItem(userId, item) ?? 0);
  return end > now && end <= now + userLimits.codeResendSeconds * 1_000 ? end : 0;
}

/** Seconds until the next code may be requested. The stored end survives reloads and view changes. */
export function useCodeCountdown(): { seconds: number; start(seconds: number): void } {
  const { userId } = useSession();
  const [end, setEnd] = useState(() => readEnd(userId, Date.now()));
  const [now, setNow] = useState(Date.now);
  const seconds = Math.max(0, Math.ceil((end - now) / 1_000));
  const isRunning = seconds > 0;
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return {
    seconds,
    start(duration) {
      const started = Date.now();
      const ends = started + Math.min(duration, userLimits.codeResendSeconds) * 1_000;
      writeVisitorItem(userId, item, String(ends));
      setNow(started);
      setEnd(ends);
    },
  };
}
