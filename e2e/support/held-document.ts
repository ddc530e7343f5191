import type { IncomingMessage } from 'node:http';
import { forwardToSite, type SiteProxy, startSiteProxy } from './site-proxy.ts';

export interface HeldDocument extends SiteProxy {
  /** Sends the rest of the documents. */
  release(): void;
}

/** The site behind a server that sends each document as far as `mark`, and holds back the rest until it is released. */
export async function holdDocuments(mark: string): Promise<HeldDocument> {
  const released = Promise.withResolvers<void>();
  const proxy = await startSiteProxy((request, response) => {
    if (request.headers['sec-fetch-dest'] !== 'document') return forwardToSite(request, response);
    const sendBody = async (answer: IncomingMessage) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const html = Buffer.concat(chunks);
      const end = html.indexOf(mark);
      response.write(html.subarray(0, end));
      await released.promise;
      response.end(html.subarray(end));
    };
    // The mark cannot be found in a compressed document.
    forwardToSite(request, response, sendBody, { ...request.headers, 'accept-encoding': 'identity' });
  });
  return { ...proxy, release: released.resolve };
}
