import { createClients } from './clients.ts';
import { ready } from './commands/begin.ts';
import { followTabs } from './commands/follow-tabs.ts';
import { createLoad } from './commands/load-visitor.ts';
import { logIn } from './commands/log-in.ts';
import { leave, logOut } from './commands/log-out.ts';
import { replaceDeadToken } from './commands/replace-dead-token.ts';
import { createResume } from './commands/resume.ts';
import type { SessionContext, SessionOptions } from './commands/session-context.ts';
import { createPageToken } from './page-token.ts';
import { createSession, noSession } from './session.ts';
import { createSessionStore, shownVisitor } from './store/session-store.ts';

/** Channel on which tabs announce a change of the token's cookie. */
const channelName = 'storyloom-session';

/** The visitor's session. The token is in a cookie, so all tabs share it. Without a token a guest is registered. */
export function createBrowserSession(options: SessionOptions) {
  const store = createSessionStore(options.linkToken ?? null);
  const token = createPageToken();
  const tabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(channelName);
  const clients = createClients(options, token, (deadToken) => replaceDeadToken(context, deadToken));
  const parts = { ...options, store, token, clients, tellTabs: () => tabs?.postMessage(null) };
  const context: SessionContext = { ...parts, load: createLoad(parts) };
  const session = createSession({
    initial: noSession,
    ready: () => ready(context),
    login: (request) => logIn(context, request),
    logout: ({ isEnded = false } = {}) => (isEnded ? leave(context, async () => {}) : logOut(context)),
  });
  store.subscribe((state, before) => {
    const visitor = shownVisitor(state);
    if (visitor !== shownVisitor(before)) session.setState(visitor ?? noSession, true);
  });
  followTabs(context, tabs);
  return {
    client: clients.page,
    session,
    resume: createResume(context),
    /** Leaves the account of a link without ending its session. The guest whom it replaced returns. */
    leaveAccount: () => leave(context, async () => {}),
  };
}
