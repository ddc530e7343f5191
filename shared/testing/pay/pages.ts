import { createHash } from 'node:crypto';
import type { Subscription, Transaction } from './records.ts';
import type { Seller } from './seller.ts';

const STYLE = `
:root { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 16px/1.5 system-ui, sans-serif;
  background: #14161a; color: #e8eaed; }
main { width: min(100%, 30rem); padding: 1.5rem 1rem; }
h1 { margin: 0 0 .25rem; font-size: 1.5rem; }
h2 { margin: 1.5rem 0 .5rem; font-size: 1.125rem; }
p { margin: 0 0 1rem; color: #b4bcc6; }
table { width: 100%; margin: 0 0 1rem; border-collapse: collapse; }
td, th { padding: .5rem 0; text-align: left; border-bottom: 1px solid #343a42; }
td:last-child, th:last-child { text-align: right; }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin: 0 0 .5rem; }
button { min-height: 2.75rem; padding: 0 1rem; font: inherit; color: inherit; background: #2a2f36; border: 1px solid #565e69;
  border-radius: .5rem; cursor: pointer; }
button.main { width: 100%; color: #0c1014; background: #8fd0a8; border-color: #8fd0a8; font-weight: 600; }
button:focus-visible, a:focus-visible { outline: 2px solid #fff; outline-offset: 2px; }
a { color: #9cc4ff; }
.error { color: #ff9d92; }
input { min-height: 2.75rem; width: 6rem; padding: 0 .5rem; font: inherit; }`;

/** Tells the page that framed or opened the payment page. The text is the same on all pages, so that its hash is too. */
const SCRIPT = `
const { transactionId, event, sites } = document.body.dataset;
const target = window.parent === window ? window.opener : window.parent;
const origin = location.ancestorOrigins?.[0] ?? (document.referrer && new URL(document.referrer).origin);
if (event && target && sites.split(' ').includes(origin))
  target.postMessage({ source: 'storyloom-payment', version: 1, transactionId, event }, origin);`;

export const scriptHash = `'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`;

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
export const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

function page(title: string, content: string, data: Record<string, string> = {}): string {
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body${attributes.join('')}><main><h1>${escapeHtml(title)}</h1>
${content}
</main><script>${SCRIPT}</script></body></html>
`;
}

const button = (action: string, label: string, style = '') =>
  `<button name="action" value="${action}"${style && ` class="${style}"`}>${escapeHtml(label)}</button>`;

/** The steps of a payment. */
export type CheckoutStep = 'form' | 'declined' | 'challenge' | 'paid' | 'cancelled' | 'ended';

const EVENTS: Record<CheckoutStep, string> = {
  form: 'loaded',
  declined: '',
  challenge: '',
  paid: 'completed',
  cancelled: 'closed',
  ended: 'error',
};

/** The payment page. `sites` are the origins that may frame it. */
export function checkoutPage(
  seller: Seller,
  transaction: Transaction,
  step: CheckoutStep,
  sites: readonly string[],
): string {
  const data = { 'transaction-id': transaction.id, event: EVENTS[step], sites: sites.join(' ') };
  if (step === 'paid') {
    return page('Payment received', '<p>You can go back to the site.</p>', data);
  }
  if (step === 'ended') {
    const link =
      sites[0] === undefined ? '' : `<a href="${escapeHtml(sites[0])}" target="_top">Back to the site</a>`;
    return page(
      'This payment was ended',
      `<p>Another purchase has taken its place. Nothing was charged.</p>${link}`,
      data,
    );
  }
  if (step === 'cancelled') return page('Payment cancelled', '<p>Nothing was charged.</p>', data);
  const total = dollars(seller.totalOf(transaction));
  const action = `<form method="post" action="/checkout/${transaction.id}">`;
  if (step === 'challenge') {
    const content = `<p>Your bank asks whether you make this payment of ${total}.</p>
${action}${button('approve', 'Yes, it is me', 'main')}${button('refuse', 'No')}</form>`;
    return page('3-D Secure', content, data);
  }
  const rows = transaction.items.map(({ priceId, quantity }) => {
    const { name, cents, isMonthly } = seller.priceOf(priceId);
    const label = `${quantity > 1 ? `${quantity} × ` : ''}${name}${isMonthly ? ', monthly' : ''}`;
    return `<tr><td>${escapeHtml(label)}</td><td>${dollars(cents * quantity)}</td></tr>`;
  });
  const { discountPercent, items } = transaction;
  const sum = items.reduce((cents, item) => cents + seller.priceOf(item.priceId).cents * item.quantity, 0);
  const discounted = dollars(sum - seller.totalOf(transaction));
  const discount =
    discountPercent > 0
      ? `<tr><td>Member discount, ${discountPercent}%</td><td>−${discounted}</td></tr>`
      : '';
  const content = `<p>This is a test. No card is charged.</p>
${step === 'declined' ? '<p class="error" role="alert">The card was declined. Try another one.</p>' : ''}
<table><tbody>${rows.join('')}${discount}</tbody><tfoot><tr><th>Total</th><th>${total}</th></tr></tfoot></table>
${action}${button('pay', `Pay ${total}`, 'main')}${button('decline', 'Pay with a declined card')}
${button('challenge', 'Pay with 3-D Secure')}${button('cancel', 'Cancel')}</form>`;
  return page('Test payment', content, data);
}

/** The customer's page for invoices, the card and the cancellation of plans. */
export function portalPage(seller: Seller, customerId: string): string {
  const plans = seller.subscriptionsOf(customerId).map((plan) => planPart(seller, plan));
  const invoices = seller
    .transactionsOf(customerId)
    .filter(({ status }) => status === 'completed')
    .map((transaction) => {
      const date = transaction.updatedAt.slice(0, 10);
      return `<tr><td>${date}</td><td>${dollars(seller.totalOf(transaction))}</td></tr>`;
    });
  const content = `<p>This is a test. Close this page to go back to the site.</p>
${plans.join('')}
<h2>Invoices</h2><table><tbody>${invoices.join('')}</tbody></table>`;
  return page('Test payments: your purchases', content);
}

const STATUS: Record<Subscription['status'], string> = {
  trialing: 'Trial',
  active: 'Active',
  past_due: 'Past due',
  paused: 'Paused',
  canceled: 'Ended',
};

function planPart(seller: Seller, plan: Subscription): string {
  const { id, status, priceId, scheduledChange, nextBilledAt, isDeclining } = plan;
  const until = scheduledChange === null ? '' : `It ends on ${scheduledChange.effective_at.slice(0, 10)}.`;
  const next = nextBilledAt === null || until ? '' : `The next payment is on ${nextBilledAt.slice(0, 10)}.`;
  const cancel = scheduledChange === null ? button('cancel', 'Cancel plan') : button('keep', 'Keep plan');
  const card = isDeclining
    ? button('good-card', 'Use a good card')
    : button('bad-card', 'Use a card that will be declined');
  const actions = status === 'canceled' ? '' : `${cancel}${card}`;
  return `<h2>${escapeHtml(seller.priceOf(priceId).name)}</h2><p>${STATUS[status]}. ${until || next}</p>
<form method="post" action="/portal/subscriptions/${id}">${actions}</form>`;
}

/** The page for what happens outside the site: time, refunds and disputes. */
export function controlPage(seller: Seller, transactions: readonly Transaction[], now: Date): string {
  const rows = transactions
    .filter(({ status }) => status === 'completed')
    .map(
      (
        transaction,
      ) => `<h2 id="${transaction.id}">${transaction.updatedAt.slice(0, 10)}: ${dollars(seller.totalOf(transaction))}</h2>
<form method="post" action="/control/transactions/${transaction.id}">
${button('refund', 'Refund')}${button('half', 'Refund half')}${button('chargeback', 'Dispute')}
${button('chargeback_reverse', 'Dispute won')}</form>`,
    );
  const content = `<p>The date here is ${now.toISOString().slice(0, 10)}. Plans renew when it moves.</p>
<form method="post" action="/control/clock">${button('day', 'A day later')}${button('month', 'A month later')}</form>
${rows.join('\n') || '<p>Nothing was bought yet.</p>'}`;
  return page('Test payments', content);
}
