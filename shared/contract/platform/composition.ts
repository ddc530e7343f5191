import * as z from '@storyloom/schema';
import { MfeManifest, RouteManifest } from './manifest.ts';

const Integrity = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** A file of a release: `url` is relative to the release's own folder. */
export const Asset = z.strictObject({ url: z.string(), integrity: Integrity });
export type Asset = z.output<typeof Asset>;

/** Files of a part (route, dialog or slot) besides the entry. */
export const PartAssets = z.strictObject({ js: z.array(Asset), css: z.array(Asset) });
export type PartAssets = z.output<typeof PartAssets>;

/** A definition outside the contract, as the registry compares it: the owner's own, or the copy of one who uses it. */
export const ReleaseDefinition = z.strictObject({
  kind: z.enum(['event', 'dialog']),
  /** `community.topic-posted@1`, `community-rules@1` */
  reference: z.string(),
  owner: z.string(),
  /** Other owners that may emit an event. */
  emitters: z.optional(z.array(z.string())),
  /** JSON Schemas: `payload` of an event, `input` and `result` of a dialog. */
  schemas: z.record(z.string(), z.record(z.string(), z.unknown())),
});
export type ReleaseDefinition = z.output<typeof ReleaseDefinition>;

/** One immutable build of a micro-frontend, as it is published. */
export const Release = z.strictObject({
  mfe: z.string(),
  version: z.string(),
  /** Hash of the build's inputs. */
  buildId: z.string().check(z.regex(/^[a-z0-9]{12}$/)),
  /** The federation name: unique per build, so that two builds can live in one page. */
  mfName: z.string(),
  entry: Asset,
  server: Asset,
  /** Every file of the release. */
  assets: z.array(Asset),
  /** Keyed `route:{id}`, `dialog:{name}@{version}`, `slot:{name}`. */
  parts: z.record(z.string(), PartAssets),
  manifest: MfeManifest,
  definitions: z.optional(z.array(ReleaseDefinition)),
  /** Versions of the packages shared with the shell at run time. */
  shared: z.record(z.string(), z.string()),
  /** Version of `@storyloom/contract` it was built with. */
  contract: z.string(),
  publishedAt: z.iso.datetime(),
});
export type Release = z.output<typeof Release>;

/** A release that a share of the visitors gets in place of the stable one. */
export const Canary = z.strictObject({
  release: Release,
  /** The share, in hundredths of a percent. */
  basisPoints: z.int().check(z.gte(1), z.lte(10_000)),
});
export type Canary = z.output<typeof Canary>;

export const MfeReleases = z.strictObject({
  stable: Release,
  lastKnownGood: z.nullable(Release),
  canary: z.optional(Canary),
});
export type MfeReleases = z.output<typeof MfeReleases>;

/** Which builds of each micro-frontend are live. */
export const Composition = z.strictObject({
  /** Hash of the live builds. */
  id: z.string(),
  /** Grows with every change of what is live, so that a host can refuse an older composition. */
  sequence: z.int().check(z.gte(0)),
  mfes: z.record(z.string(), MfeReleases),
  expires: z.iso.datetime(),
});
export type Composition = z.output<typeof Composition>;

/** Largest length of a composition's JSON text, in UTF-16 code units. */
export const compositionLimit = 8 * 1024 * 1024;

/** Largest length of the JSON text of one release, so that no team can fill a composition alone. */
export const releaseLimit = compositionLimit / 32;

/** `payload` is the JSON text of a Composition; `signature` is Ed25519 over its bytes, base64. */
export const SignedComposition = z.strictObject({
  payload: z.string().check(z.maxLength(compositionLimit)),
  signature: z.string().check(z.maxLength(128)),
});
export type SignedComposition = z.output<typeof SignedComposition>;

/** A build for pages; asset URLs are absolute paths. */
export const PageRelease = z.strictObject({
  version: z.string(),
  buildId: z.string(),
  mfName: z.string(),
  entry: Asset,
  /** Why the shell cannot run this release, for the log; null if it can. Decided by the host. */
  incompatibility: z.nullable(z.string()),
});
export type PageRelease = z.output<typeof PageRelease>;

export const PageMfe = z.strictObject({
  name: z.string(),
  stable: PageRelease,
  lastKnownGood: z.nullable(PageRelease),
  routes: z.array(RouteManifest),
  /** References: `points-details@1`. */
  dialogs: z.array(z.string()),
  slots: z.array(z.string()),
  slotOrder: MfeManifest.shape.slotOrder,
  navigation: MfeManifest.shape.navigation,
});
export type PageMfe = z.output<typeof PageMfe>;

/** The composition pinned in a document: what the browser needs before it runs a remote's code. */
export const PageComposition = z.strictObject({ id: z.string(), mfes: z.array(PageMfe) });
export type PageComposition = z.output<typeof PageComposition>;

/** A micro-frontend for the server: as for pages, with the files of its parts for preloading. */
export interface SiteMfe extends PageMfe {
  parts: Record<string, PartAssets>;
}

export interface SiteComposition {
  id: string;
  mfes: SiteMfe[];
}
