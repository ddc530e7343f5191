import { forwardToSite, startSiteProxy } from './site-proxy.ts';

/** The site behind a server that never answers the first request for the document at `path`. */
export async function loseDocument(path: string) {
  let requests = 0;
  const proxy = await startSiteProxy((request, response) => {
    if (request.url === path && ++requests === 1) return;
    forwardToSite(request, response);
  });
  /** `requests`: how many the document had. */
  return { ...proxy, requests: () => requests };
}
