import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { type CheckoutStep, checkoutPage, controlPage, portalPage, scriptHash } from './pages.ts';
import type { AdjustmentAction, Records } from './records.ts';
import type { Seller } from './seller.ts';

const DAY_MS = 86_400_000;

export interface PageParts {
  seller: Seller;
  records: Records;
  sites: readonly string[];
  now(): number;
}

/** Answers requests for a page, and submissions of its forms. */
export async function answerPages(
  parts: PageParts,
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
): Promise<void> {
  const { seller, sites } = parts;
  const isPost = request.method === 'POST';
  // Rejects forms of other sites.
  if (isPost && request.headers.origin !== url.origin) return void response.writeHead(403).end();
  const action = isPost ? (new URLSearchParams(await text(request)).get('action') ?? '') : '';
  const [, area = '', kind = '', id = ''] = url.pathname.split('/');
  const show = (html: string) => showPage(response, html, sites);

  const transactionId = url.searchParams.get('_ptxn');
  if (area === '' && transactionId !== null) {
    const transaction = seller.transaction(transactionId);
    return show(checkoutPage(seller, transaction, stepOf(seller, transactionId), sites));
  }
  if (area === '') return void response.writeHead(303, { location: '/control' }).end();
  if (area === 'checkout' && isPost) {
    const step = takeStep(seller, kind, action);
    return show(checkoutPage(seller, seller.transaction(kind), step, sites));
  }
  if (area === 'portal' && kind === 'subscriptions' && isPost) {
    changePlan(seller, id, action);
    return show(portalPage(seller, seller.subscription(id).customerId));
  }
  if (area === 'portal') return show(portalPage(seller, kind));
  if (area === 'control') {
    if (isPost && kind === 'clock') seller.advance(action === 'month' ? 31 * DAY_MS : DAY_MS);
    if (isPost && kind === 'transactions') adjust(seller, id, action);
    const transactions = Object.values(parts.records.transactions).reverse();
    return show(controlPage(seller, transactions, new Date(parts.now() + parts.records.aheadMs)));
  }
  response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such page.');
}

function stepOf(seller: Seller, id: string): CheckoutStep {
  const transaction = seller.transaction(id);
  if (transaction.status === 'completed') return 'paid';
  return seller.isPayable(transaction) ? 'form' : 'ended';
}

function takeStep(seller: Seller, id: string, action: string): CheckoutStep {
  if (action === 'cancel') return 'cancelled';
  if (stepOf(seller, id) !== 'form') return stepOf(seller, id);
  // All other steps need a customer.
  seller.prepare(id);
  switch (action) {
    case 'pay':
    case 'approve':
      seller.pay(id);
      return 'paid';
    case 'decline':
    case 'refuse':
      seller.decline(id);
      return 'declined';
    case 'challenge':
      return 'challenge';
    default:
      return stepOf(seller, id);
  }
}

function changePlan(seller: Seller, id: string, action: string): void {
  if (action === 'cancel') seller.cancelSubscription(id, false);
  if (action === 'keep') seller.keepSubscription(id);
  if (action === 'bad-card' || action === 'good-card') seller.setDeclining(id, action === 'bad-card');
}

function adjust(seller: Seller, id: string, action: string): void {
  const total = seller.totalOf(seller.transaction(id));
  if (action === 'half') seller.adjust(id, { action: 'refund', cents: Math.floor(total / 2) });
  else seller.adjust(id, { action: action as AdjustmentAction });
}

function showPage(response: ServerResponse, html: string, sites: readonly string[]): void {
  const policy = [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "form-action 'self'",
    "base-uri 'none'",
    // Sources of a policy cannot be IPv6 addresses.
    `frame-ancestors ${sites.filter((site) => !site.includes('[')).join(' ')}`,
  ];
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin',
    })
    .end(html);
}
