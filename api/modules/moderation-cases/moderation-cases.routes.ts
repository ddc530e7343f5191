import { appeal } from '@storyloom/contract/moderation/endpoints/appeal';
import { caseCounts } from '@storyloom/contract/moderation/endpoints/case-counts';
import { caseDetail } from '@storyloom/contract/moderation/endpoints/case-detail';
import { cases as casesEndpoint } from '@storyloom/contract/moderation/endpoints/cases';
import { decide } from '@storyloom/contract/moderation/endpoints/decide';
import { ownCases } from '@storyloom/contract/moderation/endpoints/own-cases';
import { report } from '@storyloom/contract/moderation/endpoints/report';
import { takeCase } from '@storyloom/contract/moderation/endpoints/take-case';
import { type Route, route } from '../../platform/http/route.ts';
import type { ModerationCases } from './moderation-cases.service.ts';

export function moderationCasesRoutes(cases: ModerationCases): Route[] {
  return [
    route(report, ({ viewer, input }) => cases.report(viewer, input)),
    route(casesEndpoint, ({ viewer, input }) => cases.list(viewer, input)),
    route(caseCounts, ({ viewer, input }) => cases.countWaiting(viewer, input)),
    route(caseDetail, ({ viewer, input }) => cases.detail(viewer, input.caseId)),
    route(takeCase, ({ viewer, input }) => cases.take(viewer, input)),
    route(decide, ({ viewer, input }) => cases.decide(viewer, input)),
    route(ownCases, ({ viewer }) => cases.listOwn(viewer.userId)),
    route(appeal, ({ viewer, input }) => cases.appeal(viewer, input)),
  ];
}
