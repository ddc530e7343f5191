import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface PaymentPageSettings {
  /** Origin of the payment page. */
  payOrigin: string;
  /** The site that may frame the page and gets its messages. */
  siteOrigin: string;
  clientToken: string;
  environment: 'production' | 'sandbox';
}

const PADDLE_SCRIPT = 'https://cdn.paddle.com/paddle/v2/paddle.js';

const STYLE = `
:root { color-scheme: dark; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
  background: #14161a; color: #e8eaed; }
p { max-width: 30rem; margin: 0; padding: 1rem; }
a { color: #9cc4ff; }`;

/** The script of Paddle opens the transaction in the address by itself. Paddle changes it, so it has no hash. */
const SCRIPT = `
const { token, environment, site } = document.body.dataset;
const transactionId = new URLSearchParams(location.search).get('_ptxn');
const target = window.parent === window ? window.opener : window.parent;
const say = (text) => { document.querySelector('[role=status]').textContent = text; };
const tell = (event) => target?.postMessage({ source: 'storyloom-payment', version: 1, transactionId, event }, site);
const events = { 'checkout.loaded': 'loaded', 'checkout.completed': 'completed', 'checkout.closed': 'closed', 'checkout.error': 'error' };
if (window.Paddle) {
  if (environment === 'sandbox') Paddle.Environment.set('sandbox');
  Paddle.Initialize({
    token,
    eventCallback: ({ name }) => {
      if (name === 'checkout.error')
        say('This payment can’t be made. Another purchase may have taken its place. You haven’t been charged.');
      if (name === 'checkout.closed') say('The payment form was closed.');
      if (events[name]) tell(events[name]);
    },
    checkout: { settings: { displayMode: 'overlay', theme: 'dark', locale: 'en' } },
  });
} else {
  say('The payment form couldn’t be loaded. An ad blocker may have stopped it. Allow cdn.paddle.com, then reload this page.');
  tell('error');
}`;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function pageOf({ clientToken, environment, siteOrigin }: PaymentPageSettings): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>Payment</title><style>${STYLE}</style></head>
<body data-token="${clientToken}" data-environment="${environment}" data-site="${siteOrigin}">
<main><p role="status">Opening the payment form…</p>
<p><a href="${siteOrigin}" target="_top">Back to Storyloom</a></p></main>
<script src="${PADDLE_SCRIPT}"></script><script>${SCRIPT}</script></body></html>
`;
}

/** Paddle publishes no policy; these are the hosts that its overlay uses. */
function headersOf({ siteOrigin }: PaymentPageSettings): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${hash(SCRIPT)} https://cdn.paddle.com https://public.profitwell.com`,
    "style-src 'unsafe-inline' https://cdn.paddle.com https://sandbox-cdn.paddle.com",
    'connect-src https://*.paddle.com https://*.profitwell.com',
    'frame-src https://buy.paddle.com https://sandbox-buy.paddle.com',
    'img-src data: https://*.paddle.com',
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': policy.join('; '),
    'permissions-policy':
      'payment=(self "https://buy.paddle.com" "https://sandbox-buy.paddle.com"), camera=(), geolocation=(), microphone=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-resource-policy': 'cross-origin',
  };
}

/** Answers requests to the origin of the payment page, which serves only this document; false for other origins. */
export function createPaymentPage(settings: PaymentPageSettings) {
  const { host } = new URL(settings.payOrigin);
  const page = pageOf(settings);
  const headers = headersOf(settings);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.headers.host !== host) return false;
    const isPage =
      request.method === 'GET' && new URL(request.url ?? '/', 'http://localhost').pathname === '/';
    if (isPage) response.writeHead(200, headers).end(page);
    else
      response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found');
    return true;
  };
}
