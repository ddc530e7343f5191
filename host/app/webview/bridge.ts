import { pageTimings } from '@storyloom/contract/platform/timings';
import { type LoginCommand, navigationResume } from '@storyloom/contract/platform/webview';

/** Ways from the page to the app around it: WKWebView's message handler, or an Android object of that name. */
interface AppWindow extends Window {
  webkit?: { messageHandlers?: { storyloom?: { postMessage(message: unknown): void } } };
  storyloom?: { postMessage(message: string): void };
}

export interface WebviewBridge {
  /** Asks the app to log the visitor in. Resolves when the app has resumed the page. */
  requestLogin(): Promise<void>;
  /**
   * Resolves when the page has processed the pending answers of the app, at once if there are none. Gives up if
   * the app is late.
   */
  answered(): Promise<void>;
}

interface Parts {
  /** Called when the app has returned to the page, with the token of its user if there is one. */
  resume(accessToken: string | null): Promise<void>;
  /** The token of a visitor who is a guest, otherwise null. */
  guestToken(): string | null;
  /** Messages that came before the bridge. */
  earlyMessages?: readonly MessageEvent[];
}

/** The way to the app that shows the page; null if there is none. */
function sendToApp(page: AppWindow): ((command: LoginCommand) => void) | null {
  const { webkit, storyloom } = page;
  const ios = webkit?.messageHandlers?.storyloom;
  if (ios) return (command) => ios.postMessage(command);
  if (storyloom) return (command) => storyloom.postMessage(JSON.stringify(command));
  if (page.parent === page) return null;
  return (command) => page.parent.postMessage(command, page.location.origin);
}

/** True if an app shows the page, whatever its address says. */
export const isInApp = (page: Window): boolean => sendToApp(page) !== null;

/**
 * The page's end of the bridge to the app that shows it. Messages must come from this page's own origin: the app
 * runs its scripts in the page, and the test page has the same origin.
 */
export function createWebviewBridge(
  page: Window & typeof globalThis,
  { resume, guestToken, earlyMessages = [] }: Parts,
): WebviewBridge {
  const waiting: (() => void)[] = [];
  /** Answers that the page is processing. */
  const running = new Set<Promise<void>>();

  async function receive({ origin, data }: MessageEvent): Promise<void> {
    if (origin !== page.location.origin) return;
    const message = navigationResume.safeParse(typeof data === 'string' ? parsed(data) : data);
    if (!message.success) return;
    // Commands sent from now on wait for another answer.
    const answered = waiting.splice(0);
    const done = resume(message.data.data?.accessToken ?? null).catch(() => {});
    running.add(done);
    await done;
    running.delete(done);
    for (const resolve of answered) resolve();
  }
  page.addEventListener('message', (event) => void receive(event));
  for (const event of earlyMessages) void receive(event);

  return {
    async requestLogin() {
      const { pathname, search } = page.location;
      const token = guestToken();
      const command = {
        bridge: 'storyloom',
        version: 1,
        command: 'Login',
        data: { returnUrl: `${pathname}${search}`, ...(token !== null && { guestToken: token }) },
      } as const;
      sendToApp(page)?.(command);
      await new Promise<void>((resolve) => waiting.push(resolve));
    },

    async answered() {
      const open = [...running];
      if (waiting.length > 0) open.push(new Promise((resolve) => waiting.push(resolve)));
      if (open.length === 0) return;
      const late = new Promise<void>((resolve) => setTimeout(resolve, pageTimings.appAnswer));
      await Promise.race([Promise.all(open), late]);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
