import { shownVisitor, workOf } from '../store/session-store.ts';
import { begin } from './begin.ts';
import { clearVisitor } from './log-out.ts';
import type { SessionContext } from './session-context.ts';

/** Follows other tabs that change the token. */
export function followTabs(context: SessionContext, tabs: BroadcastChannel | null): void {
  const { store, token, onError } = context;
  const shown = () => shownVisitor(store.getState());
  const shownToken = () => shown()?.tokenId ?? null;
  const adopt = () => {
    if (workOf(store.getState()) === null || token.read() === shownToken()) return;
    // A refused login removes an ended session's token.
    if (token.read() === null && shown()?.isEnded) return;
    if (token.read() === null) clearVisitor(context);
    begin(context).catch(onError);
  };
  if (tabs) tabs.onmessage = adopt;
  // The browser may have frozen the tab, so that it missed a message.
  const adoptIfShown = () => {
    if (document.visibilityState !== 'hidden' && shownToken() !== null) adopt();
  };
  document.addEventListener('visibilitychange', adoptIfShown);
  window.addEventListener('focus', adoptIfShown);
}
