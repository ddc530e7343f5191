import type { ToastOptions } from '@storyloom/ui/feedback/Toaster';
import { vi } from 'vitest';
import { freshBrowser } from '../../session/testing/fresh-browser.ts';
import { createAppLogin } from '../app-login.ts';
import { createWebviewBridge, type WebviewBridge } from '../bridge.ts';

export type Answer = (url: string, init: RequestInit) => Promise<Response>;

/** Pages in an app, with timers that only the test advances. Call `close` at the end. */
export function createAppBrowser() {
  const browser = freshBrowser();
  vi.stubGlobal('storyloom', { postMessage: vi.fn() });
  vi.spyOn(window, 'addEventListener');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const toasts = { show: vi.fn(), dismiss: vi.fn() };
  /** Tokens with which the merge of the guest was requested. */
  const requests: (string | null)[] = [];
  const faults = new Map<string, Answer>();

  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url.endsWith('/user/guest/merge')) requests.push(new Headers(init.headers).get('tokenid'));
    const fault = [...faults].find(([path]) => url.endsWith(path))?.[1] ?? browser.answer;
    return fault(url, init);
  });

  return {
    ...browser,
    toasts,
    asked: requests,
    /** Answers that replace the API's, by the end of the request's address. */
    faults,
    /** The last toast. */
    toast: () => toasts.show.mock.lastCall?.[2] as ToastOptions,
    /** Titles of the toasts. */
    said: () => toasts.show.mock.calls.map(([, text]) => text as string),
    openPage(options: Parameters<typeof browser.openTab>[0] = {}) {
      let bridge: WebviewBridge | null = null;
      const tab = browser.openTab({ webview: true, appAnswer: async () => bridge?.answered(), ...options });
      const { session } = tab;
      bridge = createWebviewBridge(window, {
        // The middle of the jitter.
        resume: createAppLogin({ resume: tab.resume, session, toasts, random: () => 0.5 }),
        guestToken: () => session.getState().tokenId,
      });
      return { ...tab, requestLogin: bridge.requestLogin };
    },
    /** Resumes the page as the app does. */
    resume(accessToken?: string): void {
      const data = { bridge: 'storyloom', version: 1, command: 'navigationResume', data: { accessToken } };
      window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin }));
    },
    /** Closes all pages. */
    closePages(): void {
      vi.clearAllTimers();
      for (const [type, listener] of vi.mocked(window.addEventListener).mock.calls)
        window.removeEventListener(type, listener);
    },
    close(): void {
      this.closePages();
      vi.useRealTimers();
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
    },
  };
}
