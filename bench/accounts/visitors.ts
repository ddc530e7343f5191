import { tokenOf } from './sessions.ts';
import type { Site } from './site.ts';

export const VISITS = { perSecond: 30, seconds: 5 };

/** Requests of other people, by kind. Each visitor has a session of their own. */
export function visitorRequests({ call }: Pick<Site, 'call'>, sessions: number) {
  let turn = 0;
  // A step coprime to the number of sessions visits all of them in scattered order.
  const nextToken = () => tokenOf(((turn++ * 7_919) % sessions) + 1);
  const ask = (path: string) => async () => {
    const { code, msg } = await call(path, { token: nextToken() });
    if (code !== 0) throw new Error(`${path}: ${msg}`);
  };
  return { Feed: ask('/ai-lab/ai-story/feed'), 'Own profile': ask('/user/user/login-user') };
}
