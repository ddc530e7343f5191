import { type LoginCommand, navigationResume } from '@storyloom/contract/webview';

/** Ways from the page to the app around it: WKWebView's message handler, or an Android object of that name. */
interface AppWindow extends Window {
  webkit?: { messageHandlers?: { storyloom?: { postMessage(message: unknown): void } } };
  storyloom?: { postMessage(message: string): void };
}

export interface WebviewBridge {
  /** Asks the app to log the visitor in. Resolves when the app has resumed the page; false if there is no app to ask. */
  requestLogin(): Promise<boolean>;
}

/**
 * The page's end of the bridge to the app that shows it. Messages count only from this page's own origin: the app runs its
 * scripts there, and the test page is of the same site.
 */
export function createWebviewBridge(
  page: Window & typeof globalThis,
  resume: (accessToken: string | null) => Promise<void>,
): WebviewBridge {
  const app = page as AppWindow;
  let waiting: (() => void)[] = [];

  async function receive({ origin, data }: MessageEvent): Promise<void> {
    if (origin !== page.location.origin) return;
    const message = navigationResume.safeParse(typeof data === 'string' ? parsed(data) : data);
    if (!message.success) return;
    const resumed = waiting;
    waiting = [];
    await resume(message.data.data?.accessToken ?? null).catch(() => {});
    for (const resolve of resumed) resolve();
  }
  page.addEventListener('message', (event) => void receive(event));

  /** False if this page is in no app. */
  function send(command: LoginCommand): boolean {
    const ios = app.webkit?.messageHandlers?.storyloom;
    if (ios) ios.postMessage(command);
    else if (app.storyloom) app.storyloom.postMessage(JSON.stringify(command));
    else if (page.parent !== page) page.parent.postMessage(command, page.location.origin);
    else return false;
    return true;
  }

  return {
    async requestLogin() {
      const { pathname, search } = page.location;
      const command = {
        bridge: 'storyloom',
        version: 1,
        command: 'Login',
        data: { returnUrl: `${pathname}${search}` },
      } as const;
      const resumed = new Promise<void>((resolve) => waiting.push(resolve));
      if (!send(command)) return false;
      await resumed;
      return true;
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
