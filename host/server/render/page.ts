import type { Writable } from 'node:stream';
import type { FlagValues } from '@storyloom/contract/platform/flags';
import type { PagePreview } from '@storyloom/contract/platform/preview';
import type { Theme } from '@storyloom/ui/theme/theme';
import type { BootstrapData } from '../../app/bootstrap-data.ts';
import type { Visitor } from '../api/server-calls.ts';

/** A page that a visitor opens. */
export interface PageRequest {
  /** Of the request for the document; calls of the page continue its trace. */
  traceparent: string;
  /** Absolute address, without the visitor's token. */
  url: string;
  basename: BootstrapData['basename'];
  visitor: Visitor;
  theme: Theme;
  /** Of the document's scripts, base64. */
  nonce: string;
  /** Id of the visitor's composition. */
  composition: string;
  /** Id of the document for reports; null while nobody gets a canary. */
  visit: string | null;
  /** What the page says about what it shows in place of what is live. */
  preview?: PagePreview;
  /** Values of the visitor's flags. */
  flags: FlagValues;
}

export interface Redirect {
  status: number;
  location: string;
}

export interface PageDocument {
  status: number;
  location: null;
  /** Writes the document and ends `to`. */
  pipe(to: Writable): void;
}

/** Renders a page; rejects if it cannot be rendered here. `signal` ends the work. */
export type RenderPage = (request: PageRequest, signal: AbortSignal) => Promise<PageDocument | Redirect>;

/** Renders the document without the page, which the browser then renders. */
export type RenderFrame = (
  request: PageRequest,
  signal: AbortSignal,
  status?: number,
) => Promise<PageDocument>;
