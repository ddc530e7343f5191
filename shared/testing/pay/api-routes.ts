import { priceBody, subscriptionBody, transactionBody } from './bodies.ts';
import { newPaddleId } from './ids.ts';
import type { Seller } from './seller.ts';

export interface ApiRequest {
  method: string;
  url: URL;
  /** Parsed JSON; undefined without a body. */
  body: unknown;
}

export interface ApiResponse {
  status: number;
  body: unknown;
}

interface Fields {
  [name: string]: unknown;
}

const answer = (data: unknown, meta: object = {}): ApiResponse => ({
  status: 200,
  body: { data, meta: { request_id: newPaddleId('req'), ...meta } },
});

export function apiError(status: number, code: string, detail: string): ApiResponse {
  const error = { type: 'request_error', code, detail, documentation_url: 'https://developer.paddle.com' };
  return { status, body: { error, meta: { request_id: newPaddleId('req') } } };
}

/** Answers a call of Paddle's API; null if the stand-in does not imitate it. */
export function answerApi(
  seller: Seller,
  checkoutUrl: (id: string) => string,
  request: ApiRequest,
): ApiResponse | null {
  const { method, url } = request;
  const body = (request.body ?? {}) as Fields;
  const [, resource = '', id = '', action = ''] = url.pathname.split('/');
  const transactionOf = (txn: string) =>
    answer(transactionBody(seller.transaction(txn), seller.priceOf, checkoutUrl(txn)));
  switch (`${method} /${resource}${id && '/:id'}${action && `/${action}`}`) {
    case 'POST /transactions':
      return transactionOf(createTransaction(seller, body));
    case 'PATCH /transactions/:id':
      if (body.status === 'canceled') seller.cancelTransaction(id);
      if (body.collection_mode === 'manual') seller.makeInvoice(id);
      return transactionOf(id);
    case 'GET /transactions/:id':
      return transactionOf(id);
    case 'POST /subscriptions/:id/cancel': {
      const subscription = seller.cancelSubscription(id, body.effective_from === 'immediately');
      return answer(subscriptionBody(subscription, seller.priceOf, null));
    }
    case 'PATCH /subscriptions/:id/preview':
      return answer(previewUpdate(seller, id, body));
    case 'PATCH /subscriptions/:id':
      if (body.scheduled_change === null) seller.keepSubscription(id);
      else seller.updateSubscription(id, readUpdate(body));
      return answer(subscriptionBody(seller.subscription(id), seller.priceOf, null));
    case 'GET /subscriptions/:id':
      return answer(subscriptionBody(seller.subscription(id), seller.priceOf, null));
    case 'GET /prices': {
      const ids = url.searchParams.get('id')?.split(',') ?? [];
      const found = seller.prices().filter((price) => ids.includes(price.id));
      return answer(found.map((price) => priceBody(price, new Date().toISOString())));
    }
    case 'POST /customers/:id/portal-sessions':
      return answer({
        id: newPaddleId('cpls'),
        customer_id: id,
        urls: { general: { overview: `${url.origin}/portal/${id}` }, subscriptions: [] },
        created_at: new Date().toISOString(),
      });
    case 'GET /events': {
      const limit = Number(url.searchParams.get('per_page') ?? 50);
      const events = seller.eventsAfter(url.searchParams.get('after'), limit);
      const hasMore = events.length === limit;
      return answer(events, {
        pagination: { per_page: limit, has_more: hasMore, next: '', estimated_total: 0 },
      });
    }
    default:
      return null;
  }
}

function createTransaction(seller: Seller, body: Fields): string {
  const items = Array.isArray(body.items) ? (body.items as Fields[]) : [];
  const discount = body.discount as Fields | undefined;
  const { id } = seller.createTransaction({
    customerId: typeof body.customer_id === 'string' ? body.customer_id : null,
    customData: (body.custom_data as Record<string, unknown> | undefined) ?? null,
    items: items.map(({ price_id: priceId, quantity }) => ({
      priceId: String(priceId),
      quantity: Number(quantity),
    })),
    discountPercent: discount?.type === 'percentage' ? Number(discount.amount) : 0,
  });
  return id;
}

function readUpdate(body: Fields) {
  const [item] = Array.isArray(body.items) ? (body.items as Fields[]) : [];
  return {
    priceId: String(item?.price_id),
    isProrated: body.proration_billing_mode === 'prorated_immediately',
    customData: (body.custom_data as Record<string, unknown> | undefined) ?? null,
  };
}

/** A subscription as it would be after an update, with the transaction of the update. */
function previewUpdate(seller: Seller, id: string, body: Fields) {
  const { priceId, isProrated, customData } = readUpdate(body);
  const subscription = { ...seller.subscription(id), priceId, customData };
  const immediate = isProrated ? seller.previewUpdate(id, priceId) : null;
  return {
    ...subscriptionBody(subscription, seller.priceOf, null),
    immediate_transaction:
      immediate === null
        ? null
        : {
            billing_period: immediate.period,
            details: transactionBody(immediate, seller.priceOf, null).details,
            adjustments: [],
          },
    next_transaction: null,
    recurring_transaction_details: null,
    update_summary: null,
  };
}
