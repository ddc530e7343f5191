import { randomId } from '@storyloom/http/random-id';
import { useRef } from 'react';

/** Ids of requests: the same for the same input until it is answered, so that a second press repeats the first one. */
export function useRequestId() {
  const last = useRef<{ input: string; id: string } | null>(null);
  return {
    idOf(input: object): string {
      const text = JSON.stringify(input);
      if (last.current?.input !== text) last.current = { input: text, id: randomId() };
      return last.current.id;
    },
    /** Makes the next request another one. */
    forget(): void {
      last.current = null;
    },
  };
}
