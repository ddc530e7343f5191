import { checkout } from '@storyloom/contract/endpoints/payments/checkout';
import { offers } from '@storyloom/contract/endpoints/payments/offers';
import { order } from '@storyloom/contract/endpoints/payments/order';
import { orders } from '@storyloom/contract/endpoints/payments/orders';
import { portal } from '@storyloom/contract/endpoints/payments/portal';
import { member } from '@storyloom/contract/endpoints/points/member';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { PaymentsService } from './payments.service.ts';

export function paymentsRoutes(payments: PaymentsService): Route[] {
  return [
    publicRoute(offers, ({ viewer, request }) => payments.offers(viewer?.userId ?? null, request.site)),
    route(checkout, ({ viewer, input, request }) => payments.checkout(viewer.userId, input, request.site)),
    route(order, ({ viewer, input }) => payments.order(viewer.userId, input.id)),
    route(orders, ({ viewer, input }) => payments.orders(viewer.userId, input)),
    route(portal, ({ viewer }) => payments.openPortal(viewer.userId)),
    route(member, ({ viewer }) => payments.memberOf(viewer.userId)),
  ];
}
