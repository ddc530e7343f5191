import { cancelMembership } from '@storyloom/contract/payments/endpoints/cancel-membership';
import { changePlan } from '@storyloom/contract/payments/endpoints/change-plan';
import { checkout } from '@storyloom/contract/payments/endpoints/checkout';
import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { order } from '@storyloom/contract/payments/endpoints/order';
import { orders } from '@storyloom/contract/payments/endpoints/orders';
import { portal } from '@storyloom/contract/payments/endpoints/portal';
import { previewPlanChange } from '@storyloom/contract/payments/endpoints/preview-plan-change';
import { resumeMembership } from '@storyloom/contract/payments/endpoints/resume-membership';
import { member } from '@storyloom/contract/points/endpoints/member';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { PaymentsService } from './payments.service.ts';

export function paymentsRoutes(payments: PaymentsService): Route[] {
  return [
    publicRoute(offers, ({ viewer, request }) => payments.offers(viewer?.userId ?? null, request.site)),
    route(checkout, ({ viewer, input, request }) => payments.checkout(viewer.userId, input, request.site)),
    route(order, ({ viewer, input }) => payments.order(viewer.userId, input.id)),
    route(orders, ({ viewer, input }) => payments.orders(viewer.userId, input)),
    route(portal, ({ viewer }) => payments.openPortal(viewer.userId)),
    route(previewPlanChange, async ({ viewer, input }) =>
      payments.planChanges.preview(viewer.userId, input.plan),
    ),
    route(changePlan, async ({ viewer, input }) => payments.planChanges.change(viewer.userId, input)),
    route(cancelMembership, async ({ viewer }) => payments.planChanges.cancel(viewer.userId)),
    route(resumeMembership, async ({ viewer }) => payments.planChanges.resume(viewer.userId)),
    route(member, ({ viewer }) => payments.memberOf(viewer.userId)),
  ];
}
