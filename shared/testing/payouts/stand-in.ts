import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type TransactionStatus = 'PENDING' | 'UNCLAIMED' | 'SUCCESS' | 'FAILED' | 'RETURNED';

interface SentPayout {
  batchId: string;
  /** The idempotency key of the sender. */
  senderBatchId: string;
  receiver: string;
  /** In dollars, such as `20.00`. */
  value: string;
  status: TransactionStatus;
  /** Name of the item's error. */
  error?: string | undefined;
}

interface PayoutsOptions {
  /** 0 for any free port. */
  port?: number;
  clientId: string;
  clientSecret: string;
}

/** An error of PayPal’s API. */
interface Refusal {
  /** Status of HTTP. */
  status: number;
  name: string;
  message: string;
  details?: { field: string; issue: string }[];
}

const TOKEN = 'stand-in-token';
const INVALID_RECEIVER: Refusal = {
  status: 400,
  name: 'VALIDATION_ERROR',
  message: 'Invalid request - see details.',
  details: [{ field: 'items[0].receiver', issue: 'Receiver is invalid or does not match with type' }],
};

/** PayPal’s answer to a known sender id: the link is only in the details. */
function toDuplicate({ batchId }: SentPayout): object {
  const href = `https://api.paypal.example/v1/payments/payouts/${batchId}`;
  return {
    name: 'USER_BUSINESS_ERROR',
    message: 'User business error.',
    debug_id: '6dfc2e1a0b1c4',
    information_link: 'https://developer.paypal.com/docs/api/payments.payouts-batch/#errors',
    details: [
      {
        field: 'SENDER_BATCH_ID',
        location: 'body',
        issue: 'Batch with given sender_batch_id already exists',
        link: [{ href, rel: 'self', method: 'GET', encType: 'application/json' }],
      },
    ],
    links: [],
  };
}

/** A stand-in for PayPal on loopback: the parts of its OAuth token and Payouts API that the product calls. */
export async function startPayouts({ port = 0, clientId, clientSecret }: PayoutsOptions) {
  const payouts: SentPayout[] = [];
  /** Sender ids of all batches sent, including repeated and refused ones. */
  const received: string[] = [];
  const basic = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  /** Receivers that PayPal refuses to pay, with the answers. */
  const refused = new Map<string, Refusal>();
  let holdAnswer: (() => Promise<void>) | null = null;

  function create(body: string): { status: number; answer: object } {
    const sent = JSON.parse(body) as {
      sender_batch_header: { sender_batch_id: string };
      items: [{ receiver: string; amount: { value: string } }];
    };
    const senderBatchId = sent.sender_batch_header.sender_batch_id;
    const [{ receiver, amount }] = sent.items;
    received.push(senderBatchId);
    const known = payouts.find((each) => each.senderBatchId === senderBatchId);
    if (known !== undefined) return { status: 400, answer: toDuplicate(known) };
    const refusal = refused.get(receiver);
    if (refusal !== undefined) return { status: refusal.status, answer: { ...refusal, links: [] } };
    const batchId = `BATCH${payouts.length + 1}`;
    payouts.push({ batchId, senderBatchId, receiver, value: amount.value, status: 'PENDING' });
    const header = { payout_batch_id: batchId, batch_status: 'PENDING' };
    return { status: 201, answer: { batch_header: header } };
  }

  function read(batchId: string): { status: number; answer: object } {
    const payout = payouts.find((each) => each.batchId === batchId);
    if (payout === undefined) return { status: 404, answer: { name: 'RESOURCE_NOT_FOUND' } };
    const { status, error: name } = payout;
    const item = { transaction_status: status, ...(name && { errors: { name, message: 'An error.' } }) };
    const header = { payout_batch_id: batchId, batch_status: 'SUCCESS' };
    return { status: 200, answer: { batch_header: header, items: [item] } };
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    const path = request.url ?? '';
    const { authorization } = request.headers;
    const isToken = path === '/v1/oauth2/token';
    const isKnown = authorization === (isToken ? basic : `Bearer ${TOKEN}`);
    const { status, answer } = !isKnown
      ? { status: 401, answer: { error: 'invalid_client' } }
      : isToken
        ? { status: 200, answer: { access_token: TOKEN, token_type: 'Bearer', expires_in: 32_400 } }
        : request.method === 'POST'
          ? create(body)
          : read(path.split('/').at(-1) ?? '');
    if (request.method === 'POST' && !isToken) await holdAnswer?.();
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    payouts,
    received,
    refuse: (receiver: string, refusal = INVALID_RECEIVER) => void refused.set(receiver, refusal),
    accept: (receiver: string) => void refused.delete(receiver),
    /** Holds the answer to the next batch: `arrived` resolves when the batch arrives, `release` sends the answer. */
    holdNext(): { arrived: Promise<void>; release: () => void } {
      const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      holdAnswer = () => {
        holdAnswer = null;
        arrived.resolve();
        return released.promise;
      };
      return { arrived: arrived.promise, release: released.resolve };
    },
    /** Sets the status of the payouts of a withdrawal. */
    settle(senderBatchId: string, status: TransactionStatus, error?: string): void {
      for (const payout of payouts)
        if (payout.senderBatchId === senderBatchId) Object.assign(payout, { status, error });
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
