import { useEffect } from 'react';

/** Calls a function each time the connection is back. Null calls nothing. */
export function useOnline(again: (() => void) | null): void {
  useEffect(() => {
    if (again === null) return;
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [again]);
}
