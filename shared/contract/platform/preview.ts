import * as z from '@storyloom/schema';
import { Release } from './composition.ts';

/** Builds by micro-frontend: the one that is shown and, in a composition that was live, its last known good one. */
export const Mix = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9]*$/)),
  z.array(Release.shape.buildId).check(z.minLength(1), z.maxLength(2)),
);
export type Mix = z.output<typeof Mix>;

/** What a signed link shows in place of what is live. */
export const Preview = z.strictObject({
  mix: Mix,
  /** The mix is a whole composition. False: the visitor gets all other micro-frontends as they are live. */
  whole: z.boolean(),
  expires: z.iso.datetime(),
});
export type Preview = z.output<typeof Preview>;

/** Parameter of a link with its ticket, and the cookie that keeps the ticket; empty to leave the preview. */
export const previewParameter = 'preview';

/** Parameters of one tab in development: an origin in place of a micro-frontend, or a whole composition. */
export const overridePrefix = 'mfe.';
export const compositionParameter = 'composition';

/** A ticket: a Preview as JSON in base64url, a dot, and its signature in base64url. */
export const Ticket = z.string().check(z.regex(/^[\w-]{1,3000}\.[\w-]{86}$/));

/** A kept release as the registry answers it: `payload` is the JSON text of a Release. */
export const SignedRelease = z.strictObject({
  payload: z.string().check(z.maxLength(2 ** 20)),
  signature: z.string().check(z.maxLength(128)),
});

/** What the registry signs, with Ed25519. The purpose keeps one kind of text from being taken for another. */
export const signedText = (purpose: 'preview' | 'release' | 'shell-file', text: string): string =>
  `${purpose} ${text}`;

/** What a page says about its preview. */
export interface PagePreview {
  /** What is shown in place of what is live, and until when. */
  notice: string;
  /** The address that ends it. */
  leave: string;
  /** Micro-frontends with a canary, and which of the two this visitor gets. */
  cohort: Record<string, string>;
}
