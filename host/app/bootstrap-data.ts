import type { PageComposition } from '@storyloom/contract/composition';
import type { Theme } from '@storyloom/ui/theme/theme';
import type { DehydratedState } from '@tanstack/react-query';

/** An error of a route as the page carries it: no stack, no internal words. */
export interface RouteFailure {
  status: number;
  message: string;
}

/** `chunk`: the name under which the chunk's own loader looks for it, so that it is not loaded twice. */
export interface Stylesheet {
  href: string;
  chunk?: string;
}

/** What a document carries for the browser: everything that the server's render was made of. */
export interface BootstrapData {
  /** `ssr`: hydrate what stands there. `client`: the server drew the frame only. */
  mode: 'ssr' | 'client';
  composition: PageComposition;
  basename: '/' | '/en';
  queries: DehydratedState | null;
  loaderData: Record<string, null> | null;
  errors: Record<string, RouteFailure> | null;
  /** Stylesheets drawn into the head, so that hydration finds the same ones. */
  styles: Stylesheet[];
  /** Drawn into the root element. */
  theme: Theme;
}

declare global {
  interface Window {
    __STORYLOOM__: BootstrapData;
  }
}
