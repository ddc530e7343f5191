import { isNetworkError } from '@storyloom/http/errors';
import { lastSeen } from '../last-visitor.ts';
import { enterKnown, startWork, workOf } from '../store/session-store.ts';
import { becomeGuest } from './become-guest.ts';
import { replaceVisitor } from './replace-visitor.ts';
import type { SessionContext } from './session-context.ts';

/** Resolves once the visitor is known. */
export function ready(context: SessionContext): Promise<void> {
  return workOf(context.store.getState()) ?? begin(context);
}

/** Loads the visitor of the cookie's token. Without one, takes the token of the address, or becomes a guest. */
export function begin(context: SessionContext): Promise<void> {
  return startWork(context.store, start(context));
}

async function start(context: SessionContext): Promise<void> {
  const { store, token, clients, load, onLinkSession, onError } = context;
  const state = store.getState();
  const link = state.status === 'none' ? state.linkToken : null;
  const before = token.read();
  const linked = before === null && link !== null ? await clients.userOf(link).catch(() => null) : null;
  if (linked !== null) token.save(link);
  const isNew = token.read() === null;
  if (isNew) await becomeGuest(context);
  await load(isNew ? 'guest-registered' : 'loaded').catch(async (error: unknown) => {
    await context.hydrated;
    if (!isNetworkError(error) || !enterLast(context)) throw error;
  });
  if (linked !== null) onLinkSession?.(linked);
  else if (before !== null && link !== null && link !== token.read())
    replaceVisitor(context, link, token.read() === before)
      .then((user) => user && onLinkSession?.(user))
      .catch(onError);
}

/** Without a connection, the visitor is the one whom the token belonged to; they are loaded when it is back. */
function enterLast({ store, token, load, onError }: SessionContext): boolean {
  const visitor = lastSeen.read(token.read());
  if (visitor === null) return false;
  enterKnown(store, visitor);
  window.addEventListener('online', () => void load('loaded').catch(onError), { once: true });
  return true;
}
