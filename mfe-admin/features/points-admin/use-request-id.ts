import { randomId } from '@storyloom/http/random-id';
import { useRef } from 'react';

/** Request ids: stable for an input until it is answered, so that a second press repeats the first request. */
export function useRequestId() {
  const last = useRef<{ input: string; id: string } | null>(null);
  return {
    idOf(input: object): string {
      const text = JSON.stringify(input);
      if (last.current?.input !== text) last.current = { input: text, id: randomId() };
      return last.current.id;
    },
    /** Gives the next request a new id. */
    forget(): void {
      last.current = null;
    },
  };
}
