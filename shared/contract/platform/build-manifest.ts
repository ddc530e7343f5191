import * as z from '@storyloom/schema';

/** What a site build tells the pages that were opened with it. */
export const BuildManifest = z.object({
  id: z.string(),
  /** Targets by the path that leads to them, without a language: paths of the site, or addresses of other sites. */
  redirects: z.record(z.string(), z.string()),
  /** Versions of the packages that the shell shares with micro-frontends. */
  shared: z.optional(z.record(z.string(), z.string())),
});
export type BuildManifest = z.output<typeof BuildManifest>;

/** The id of the site build that new pages get. */
export const LatestBuild = z.object({ id: z.string() });

export const latestBuildPath = '/builds/latest.json';
export const buildManifestPath = (id: string) => `/builds/meta/${id}.json`;
