import { createServer, request as open } from 'node:http';
import type { AddressInfo } from 'node:net';
import { home } from './site.ts';

export interface HeldDocument {
  /** Address of the site behind this server. */
  origin: string;
  /** Sends the rest of the documents. */
  release(): void;
  close(): void;
}

/** The site behind a server that sends each document as far as `mark`, and holds back the rest until it is released. */
export async function holdDocuments(mark: string): Promise<HeldDocument> {
  const released = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const isDocument = request.headers['sec-fetch-dest'] === 'document';
    // The mark cannot be found in a compressed document.
    const headers = { ...request.headers, ...(isDocument && { 'accept-encoding': 'identity' }) };
    const forwarded = open(home + request.url, { method: request.method, headers }, async (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isDocument) return answer.pipe(response);
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk);
      const html = Buffer.concat(chunks);
      const end = html.indexOf(mark);
      response.write(html.subarray(0, end));
      await released.promise;
      return response.end(html.subarray(end));
    });
    forwarded.on('error', () => response.destroy());
    request.pipe(forwarded);
  });
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    release: released.resolve,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
