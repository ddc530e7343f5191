import type { Call } from '@storyloom/mfe/host';
import { oneTab } from '../page-token.ts';
import { enterLoggingIn, startWork } from '../store/session-store.ts';
import type { SessionContext } from './session-context.ts';

/** See `SessionActions.login`. */
export async function logIn<Result extends { tokenId: string }>(
  { store, token, clients, load, tellTabs }: SessionContext,
  request: (call: Call) => Promise<Result>,
): Promise<Result> {
  const result = await oneTab(async () => {
    const reply = await request(clients.login.call);
    token.save(reply.tokenId);
    enterLoggingIn(store);
    return reply;
  });
  // Items of the guest move before other tabs read them under the new user.
  await startWork(store, load('logged-in').then(tellTabs));
  return result;
}
