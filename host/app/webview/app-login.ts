import { announceLogin } from '@storyloom/mfe/announce-login';
import type { Host } from '@storyloom/mfe/host';
import type { Resume } from '../session/resume.ts';

/** Resumes the page, and says that a guest is logged in now or could not be. */
export function createAppLogin({ resume, toast }: { resume: Resume; toast: Host['toast'] }) {
  return async (accessToken: string | null): Promise<void> => {
    try {
      const result = await resume(accessToken);
      if (result !== null) announceLogin({ toast }, result);
    } catch {
      toast('error', 'We couldn’t log you in. Try again.');
    }
  };
}
