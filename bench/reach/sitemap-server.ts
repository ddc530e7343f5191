import { createServer } from 'node:http';
import { fetchText } from '@storyloom/host/server/crawlers/fetch-text.ts';
import { createSitemap } from '@storyloom/host/server/crawlers/sitemap.ts';
import { createClient } from '@storyloom/http/client';
import { serveChild } from '../processes/serving.ts';

/** The host's sitemap alone, over the API at the address of the arguments. */
const [apiUrl = '', port] = process.argv.slice(2);
const sitemap = createSitemap(createClient({ baseUrl: apiUrl, headers: () => ({}), fetch: fetchText }), {
  publicOrigin: null,
});
const server = createServer(async (request, response) => {
  if (!(await sitemap(request, response, request.url ?? ''))) response.writeHead(404).end();
});
await serveChild(server, Number(port));
