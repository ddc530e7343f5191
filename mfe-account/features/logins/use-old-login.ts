import { isBusinessError } from '@storyloom/http/errors';
import { useState } from 'react';

/** Tracks whether a change was refused because it needs a recent login. */
export function useOldLogin() {
  const [isOld, setIsOld] = useState(false);
  return {
    isOld,
    async during<Result>(change: Promise<Result>): Promise<Result> {
      try {
        return await change;
      } catch (error) {
        if (isBusinessError(error, 'auth.login_too_old')) setIsOld(true);
        throw error;
      }
    },
  };
}
