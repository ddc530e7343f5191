import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuseCrawler } from '../crawlers/send-error.ts';

/** Seconds until a browser asks again. */
const AGAIN_S = 30;

/** In the colours of the site, whose stylesheets come with its pages. */
const STYLE = `
:root { color-scheme: dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
  background: #0d0d13; color: #f1e9de; }
main { max-width: 30rem; padding: 1.5rem; text-align: center; }
h1 { font: 600 1.75rem/1.25 Georgia, serif; margin: 0 0 0.75rem; }
p { margin: 0; color: #beb4a6; }`;

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="${AGAIN_S}"><link rel="icon" href="/favicon.svg">
<title>Storyloom is being set up</title><style>${STYLE}</style></head>
<body><main><h1>Storyloom is being set up</h1>
<p>The stories are on their way. This page opens them when they are here.</p></main></body></html>
`;

/** The answer to every page of a site without a release. */
export function sendSettingUp(request: IncomingMessage, response: ServerResponse): void {
  if (refuseCrawler(request, response, 503)) return;
  response
    .writeHead(503, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'retry-after': String(AGAIN_S),
    })
    .end(PAGE);
}
