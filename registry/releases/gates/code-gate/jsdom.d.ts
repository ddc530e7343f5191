/** The part of jsdom that the code gate uses. */
declare module 'jsdom' {
  export type DOMWindow = Window & typeof globalThis & Record<string, unknown>;

  export class VirtualConsole {
    on(event: 'jsdomError', listener: (error: Error) => void): this;
  }

  type Interceptor = { readonly kind: unique symbol };

  /** Answers a request of the page; undefined lets it reach the network. */
  export function requestInterceptor(
    answer: (request: Request, context: { element: HTMLElement | null }) => Response | undefined,
  ): Interceptor;

  export class JSDOM {
    constructor(
      html: string,
      options: {
        url: string;
        runScripts: 'dangerously';
        pretendToBeVisual: boolean;
        virtualConsole: VirtualConsole;
        resources: { interceptors: Interceptor[] };
      },
    );
    readonly window: DOMWindow;
  }
}
