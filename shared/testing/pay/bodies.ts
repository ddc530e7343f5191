import type { Adjustment, LocalPrice, Subscription, Transaction } from './records.ts';

const CURRENCY = 'USD';

/** The product's tax is 0, so that totals are those of the price list. */
export interface Totals {
  subtotal: number;
  discount: number;
  total: number;
}

export function totalsOf(cents: number, discountPercent: number): Totals {
  const discount = Math.round((cents * discountPercent) / 100);
  return { subtotal: cents, discount, total: cents - discount };
}

/** The part of a price for the rest of a month. */
const partOf = (cents: number, rate = 1) => Math.round(cents * rate);

const texts = ({ subtotal, discount, total }: Totals) => ({
  subtotal: String(subtotal),
  discount: String(discount),
  tax: '0',
  total: String(total),
});

export function priceBody({ id, name, cents, isMonthly, trialDays }: LocalPrice, at: string) {
  return {
    id,
    product_id: id.replace(/^pri/, 'pro'),
    name,
    description: name,
    type: 'standard',
    billing_cycle: isMonthly ? { interval: 'month', frequency: 1 } : null,
    trial_period: trialDays === undefined ? null : { interval: 'day', frequency: trialDays },
    tax_mode: 'external',
    unit_price: { amount: String(cents), currency_code: CURRENCY },
    unit_price_overrides: [],
    quantity: { minimum: 1, maximum: isMonthly ? 1 : 100 },
    status: 'active',
    custom_data: null,
    import_meta: null,
    created_at: at,
    updated_at: at,
  };
}

const productBody = ({ id, name }: LocalPrice, at: string) => ({
  id: id.replace(/^pri/, 'pro'),
  name,
  type: 'standard',
  description: name,
  tax_category: 'standard',
  image_url: null,
  custom_data: null,
  status: 'active',
  import_meta: null,
  created_at: at,
  updated_at: at,
});

const lineIdOf = (transactionId: string, index: number) =>
  transactionId.replace(/^txn/, 'txnitm').slice(0, -2) + String(index).padStart(2, '0');

/** A transaction as the API returns it and webhooks carry it. */
export function transactionBody(
  transaction: Transaction,
  priceOf: (id: string) => LocalPrice,
  checkoutUrl: string | null,
) {
  const { id, status, createdAt, updatedAt, items, discountPercent } = transaction;
  const { currency = CURRENCY, credit = 0 } = transaction;
  const isPaid = status === 'completed';
  const lines = items.map(({ priceId, quantity, rate }, index) => {
    const price = priceOf(priceId);
    const cents = partOf(centsOf(transaction, price), rate);
    return {
      id: lineIdOf(id, index),
      price_id: priceId,
      quantity,
      proration: rate === undefined ? null : { rate: String(rate), billing_period: transaction.period },
      tax_rate: '0',
      unit_totals: texts(totalsOf(cents, discountPercent)),
      totals: texts(totalsOf(cents * quantity, discountPercent)),
      product: productBody(price, createdAt),
    };
  });
  const totals = transactionTotals(transaction, priceOf);
  return {
    id,
    status,
    customer_id: transaction.customerId,
    address_id: transaction.customerId?.replace(/^ctm/, 'add') ?? null,
    business_id: null,
    custom_data: transaction.customData,
    currency_code: currency,
    origin: transaction.origin,
    subscription_id: transaction.subscriptionId,
    invoice_id: isPaid ? id.replace(/^txn/, 'inv') : null,
    invoice_number: isPaid ? `TEST-${id.slice(-6)}` : null,
    collection_mode: transaction.isInvoice ? 'manual' : 'automatic',
    discount_id: null,
    billing_details: null,
    billing_period: transaction.period,
    items: items.map(({ priceId, quantity }) => ({
      price_id: priceId,
      price: priceBody(priceOf(priceId), createdAt),
      quantity,
      proration: null,
    })),
    details: {
      tax_rates_used: [{ tax_rate: '0', totals: texts(totals) }],
      totals: {
        ...texts(totals),
        credit: String(credit),
        credit_to_balance: String(Math.max(0, -totals.total)),
        balance: isPaid ? '0' : String(totals.total - credit),
        grand_total: String(Math.max(0, totals.total - credit)),
        grand_total_tax: '0',
        fee: isPaid ? '0' : null,
        earnings: isPaid ? String(totals.total - credit) : null,
        currency_code: currency,
      },
      adjusted_totals: null,
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: lines,
    },
    payments: isPaid ? [paymentBody(transaction, totals.total - credit)] : [],
    checkout: { url: checkoutUrl },
    created_at: createdAt,
    updated_at: updatedAt,
    billed_at: isPaid ? updatedAt : null,
    revised_at: null,
  };
}

/** A transaction that begins a trial, or checks a new card, costs nothing. */
const centsOf = ({ origin }: Transaction, { cents, trialDays }: LocalPrice): number =>
  (origin === 'api' && trialDays !== undefined) || origin === 'subscription_payment_method_change'
    ? 0
    : cents;

export function transactionTotals(transaction: Transaction, priceOf: (id: string) => LocalPrice): Totals {
  const { items, discountPercent } = transaction;
  const cents = items.reduce(
    (sum, { priceId, quantity, rate }) =>
      sum + partOf(centsOf(transaction, priceOf(priceId)), rate) * quantity,
    0,
  );
  return totalsOf(cents, discountPercent);
}

function paymentBody({ id, updatedAt }: Transaction, cents: number) {
  return {
    payment_attempt_id: id.replace(/^txn/, 'pay'),
    stored_payment_method_id: id.replace(/^txn/, 'spm'),
    payment_method_id: id.replace(/^txn/, 'paymtd'),
    amount: String(cents),
    status: 'captured',
    error_code: null,
    method_details: {
      type: 'card',
      card: {
        type: 'visa',
        last4: '4242',
        expiry_month: 1,
        expiry_year: 2030,
        cardholder_name: 'Test Customer',
      },
      paypal: null,
      south_korea_local_card: null,
      underlying_details: null,
    },
    created_at: updatedAt,
    captured_at: updatedAt,
  };
}

/** A subscription; only the event subscription.created names its transaction. */
export function subscriptionBody(
  subscription: Subscription,
  priceOf: (id: string) => LocalPrice,
  transactionId: string | null,
) {
  const { id, status, customerId, createdAt, updatedAt, period, nextBilledAt } = subscription;
  const price = priceOf(subscription.priceId);
  return {
    id,
    status,
    ...(transactionId !== null && { transaction_id: transactionId }),
    customer_id: customerId,
    address_id: customerId.replace(/^ctm/, 'add'),
    business_id: null,
    currency_code: CURRENCY,
    created_at: createdAt,
    updated_at: updatedAt,
    started_at: createdAt,
    first_billed_at: status === 'trialing' ? null : createdAt,
    next_billed_at: nextBilledAt,
    paused_at: subscription.pausedAt,
    canceled_at: subscription.canceledAt,
    discount: null,
    collection_mode: 'automatic',
    billing_details: null,
    current_billing_period: status === 'canceled' || status === 'paused' ? null : period,
    billing_cycle: { interval: 'month', frequency: 1 },
    scheduled_change: subscription.scheduledChange,
    items: [
      {
        status: itemStatusOf(status),
        quantity: 1,
        recurring: true,
        created_at: createdAt,
        updated_at: updatedAt,
        previously_billed_at: status === 'trialing' ? null : period.starts_at,
        next_billed_at: nextBilledAt,
        trial_dates: status === 'trialing' ? period : null,
        price: priceBody(price, createdAt),
        product: productBody(price, createdAt),
      },
    ],
    custom_data: subscription.customData,
    management_urls: null,
    import_meta: null,
  };
}

function itemStatusOf(status: Subscription['status']): 'trialing' | 'active' | 'inactive' {
  if (status === 'trialing') return status;
  return status === 'active' || status === 'past_due' ? 'active' : 'inactive';
}

export function adjustmentBody(adjustment: Adjustment, transaction: Transaction) {
  const cents = String(adjustment.cents);
  const money = { subtotal: cents, tax: '0', total: cents, fee: '0', earnings: cents };
  return {
    id: adjustment.id,
    action: adjustment.action,
    type: adjustment.isFull ? 'full' : 'partial',
    transaction_id: adjustment.transactionId,
    subscription_id: transaction.subscriptionId,
    customer_id: transaction.customerId,
    reason: 'Test payments',
    credit_applied_to_balance: null,
    currency_code: CURRENCY,
    status: adjustment.status,
    items: [
      {
        id: adjustment.id.replace(/^adj/, 'adjitm'),
        item_id: lineIdOf(transaction.id, 0),
        type: adjustment.isFull ? 'full' : 'partial',
        amount: cents,
        proration: null,
        totals: { ...money, currency_code: CURRENCY },
      },
    ],
    totals: { ...money, currency_code: CURRENCY, retained_fee: '0' },
    payout_totals: null,
    created_at: adjustment.createdAt,
    updated_at: adjustment.updatedAt,
  };
}
