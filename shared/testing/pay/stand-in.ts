import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { answerApi, apiError } from './api-routes.ts';
import { createDeliveries, type SendWebhook } from './deliveries.ts';
import { answerPages, type PageParts } from './page-routes.ts';
import { emptyRecords, type LocalPrice, type Records } from './records.ts';
import { createSeller, RefusedError } from './seller.ts';

export interface PaymentsOptions {
  /** 0 for any free port. */
  port?: number;
  apiKey: string;
  webhookSecret: string;
  prices: readonly LocalPrice[];
  /** Origins that may frame the payment page and get its messages. */
  sites: readonly string[];
  sendWebhook: SendWebhook;
  /** Pauses before each further attempt of a webhook, in ms. */
  retryDelaysMs?: readonly number[];
  /** In ms since 1970. */
  now?: () => number;
  /** File that keeps the records and undelivered webhooks across restarts. */
  file?: string;
}

export type LocalPayments = Awaited<ReturnType<typeof startPayments>>;

/**
 * A stand-in for Paddle on loopback, for tests and for trying the product: the part of its API that the product
 * calls, a payment page, a customer portal, and signed webhooks.
 */
export async function startPayments(options: PaymentsOptions) {
  const { port = 0, apiKey, webhookSecret: secret, prices, sites, file } = options;
  const { now = Date.now, retryDelaysMs = [], sendWebhook: send } = options;
  const records = readRecords(file);
  const save = () => saveRecords(file, records);
  const deliveries = createDeliveries({ secret, send, now, retryDelaysMs, records, save });
  const seller = createSeller({ records, prices, now, emit: deliveries.send });
  let isDown = false;
  let held = Promise.resolve();
  const pages: PageParts = { seller, records, sites, now };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', addressOf(server));
    const isOwnName = request.headers.host === url.host;
    const isApi = request.headers.authorization !== undefined;
    if (!isOwnName) return void response.writeHead(421).end();
    if (!isApi) return answerPages(pages, request, response, url).finally(save);
    const body = await text(request);
    const asked = { method: request.method ?? 'GET', url, body: body === '' ? undefined : JSON.parse(body) };
    const isKnown = request.headers.authorization?.toLowerCase() === `bearer ${apiKey.toLowerCase()}`;
    await held;
    const checkoutUrl = (id: string) => `${url.origin}/?_ptxn=${id}`;
    if (isDown) return void response.writeHead(503).end();
    const answer = isKnown
      ? (answerApi(seller, checkoutUrl, asked) ?? apiError(404, 'not_found', 'There is no such call.'))
      : apiError(403, 'forbidden', 'The API key is not known.');
    save();
    response
      .writeHead(answer.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      const isUnknown = error instanceof RangeError;
      const code = error instanceof RefusedError ? error.message : isUnknown ? 'not_found' : 'bad_request';
      const { status, body } = apiError(isUnknown ? 404 : 400, code, String(error));
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  deliveries.resume();
  return {
    url: addressOf(server),
    seller,
    deliveries,
    /** Makes calls of the API fail as in an outage, or succeed again. */
    refuseCalls(isRefusing: boolean): void {
      isDown = isRefusing;
    },
    /** Holds the calls of the API. Returns the function that releases them. */
    holdCalls(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      held = promise;
      return resolve;
    },
    close: () =>
      new Promise<void>((resolve) => {
        deliveries.stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function readRecords(file: string | undefined): Records {
  if (file === undefined) return emptyRecords();
  try {
    return { ...emptyRecords(), ...(JSON.parse(readFileSync(file, 'utf8')) as Records) };
  } catch {
    // The first start.
    return emptyRecords();
  }
}

function saveRecords(file: string | undefined, records: Records): void {
  if (file === undefined) return;
  writeFileSync(`${file}.new`, JSON.stringify(records));
  renameSync(`${file}.new`, file);
}
