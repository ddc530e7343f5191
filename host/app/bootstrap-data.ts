import type { localeSegments } from '@storyloom/contract/platform/addresses';
import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { FlagValues } from '@storyloom/contract/platform/flags';
import type { PagePreview } from '@storyloom/contract/platform/preview';
import type { Theme } from '@storyloom/ui/theme/theme';
import type { DehydratedState } from '@tanstack/react-query';
import type { PartRef } from './remotes/part.ts';

/** An error of a route for the page, without stack and internal message. */
export interface RouteFailure {
  status: number;
  message: string;
}

export interface Stylesheet {
  href: string;
  /** The name by which the chunk loader finds the stylesheet, so that it is not loaded twice. */
  chunk?: string;
  /** The stylesheet itself, if the document contains it. Empty in the browser, which has it in the document. */
  text?: string;
}

/** Data for hydrating a document: every input of the server's render. */
export interface BootstrapData {
  /** `ssr`: the page was rendered. `client`: only the frame was. `replace`: it was, with other code, and is rendered again. */
  mode: 'ssr' | 'client' | 'replace';
  composition: PageComposition;
  basename: '/' | `/${(typeof localeSegments)[number]}`;
  queries: DehydratedState | null;
  /** Parts of slots that the server rendered. */
  slots?: PartRef<'slot'>[];
  loaderData: Record<string, null> | null;
  errors: Record<string, RouteFailure> | null;
  /** Stylesheets in the head, which hydration must match. */
  styles: Stylesheet[];
  /** Drawn into the root element. */
  theme: Theme;
  /** Id of the shell's build. */
  build: string;
  /** Whether the site has a worker for use without a connection. */
  hasWorker: boolean;
  /** Id of the document for reports, while some visitors get a canary. */
  visit?: string;
  /** What is shown in place of what is live. */
  preview?: PagePreview;
  /** Whether the platform panel may be opened. */
  hasPanel?: boolean;
  /** The values of flags that the document was rendered with; missing if no micro-frontend has flags. */
  flags?: FlagValues;
  /** Missing if the site counts no visits. `url`: the collector's address. */
  analytics?: { consent: 'ask' | 'granted'; url: string };
}

declare global {
  interface Window {
    __STORYLOOM__: BootstrapData;
  }
}
