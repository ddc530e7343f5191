/** Loopback ports of the benchmarks. */
export const ports = {
  host: 6200,
  api: 6201,
  registry: 6202,
  oneBundle: 6203,
  provider: 6210,
  relay: 6211,
  chatApi: 6212,
  reachSmall: 6230,
  reachLarge: 6231,
  sitemap: 6232,
  transcriptHost: 6220,
  transcriptApi: 6221,
  transcriptRegistry: 6222,
  studioHost: 6240,
  studioApi: 6241,
  studioRegistry: 6242,
};
