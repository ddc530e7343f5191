import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import type { UserInfo } from '@storyloom/contract/users/entities/user-info';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
import { moveVisitorDatabases, moveVisitorItems } from '@storyloom/mfe/visitor-storage';
import { dropVisitorData, refreshVisitorData } from '../cached-data.ts';
import { keptGuest } from '../kept-guest.ts';
import { lastSeen } from '../last-visitor.ts';
import { limited } from '../limited.ts';
import { enterKnown, lastVisitor } from '../store/session-store.ts';
import type { LoadReason, SessionContext } from './session-context.ts';

/** Longest time that a new account waits for the guest's databases to move, in ms; the move continues afterwards. */
const databasesTimeout = 2_000;

type Parts = Omit<SessionContext, 'load'>;

/** Creates `SessionContext.load`. */
export function createLoad(parts: Parts): SessionContext['load'] {
  const { store, token, clients } = parts;
  let latest: Promise<void> = Promise.resolve();

  function load(reason: LoadReason): Promise<void> {
    const request = token.read();
    const run = async () => {
      const ask = (signal?: AbortSignal) => clients.visitor.call(loginUser, {}, signal ? { signal } : {});
      // During a login, the page shows the previous visitor until the new one has loaded.
      const user = await (store.getState().status === 'logging-in' ? limited(ask) : ask());
      await parts.hydrated;
      const isCurrent = latest === done && token.read() === request;
      const guestId = isCurrent ? guestOfLogin(parts, user) : null;
      if (guestId !== null)
        await Promise.race([moveVisitorDatabases(guestId, user.id), pause(databasesTimeout)]);
      if (latest !== done) return latest;
      // Another tab has replaced the token. Its message may arrive after this answer about the previous visitor.
      if (token.read() !== request) return load(reason);
      if (request === null) throw new Error('A user without a token has loaded.');
      if (guestId !== null) moveVisitorItems(guestId, user.id);
      accept(parts, user, request, reason);
    };
    const done: Promise<void> = run();
    latest = done;
    return done;
  }
  return load;
}

/** The guest who became this user by logging in, and whose items move to the user; null if there is none. */
function guestOfLogin({ store }: Parts, user: UserInfo): string | null {
  if (!user.isRealUser) return null;
  const state = store.getState();
  const from = state.status === 'logging-in' ? state.visitor : null;
  return from?.status === 'guest' && from.userId !== user.id ? from.userId : null;
}

function accept({ store, queryClient, bus }: Parts, user: UserInfo, tokenId: string, reason: LoadReason) {
  const { id: userId, isRealUser, isAdmin } = user;
  const before = lastVisitor(store.getState());
  const isAnother = before !== null && before.userId !== userId;
  const isLogin = before?.status === 'guest' && isRealUser && keptGuest.read()?.userId !== before.userId;
  const { isEnded, ...kept } = before ?? {};
  const previous = isAnother && { previousGuestId: isLogin ? before.userId : null };
  const visitor = {
    ...kept,
    status: isRealUser ? 'real' : 'guest',
    tokenId,
    userId,
    isAdmin,
    ...previous,
  } as const;
  enterKnown(store, visitor);
  lastSeen.write(visitor);
  if (isLogin || (isEnded && !isAnother)) refreshVisitorData(queryClient);
  else if (isAnother) dropVisitorData(queryClient);
  bus.emit(sessionChanged, { userId, isRealUser, reason });
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
