import { appeal } from '@storyloom/contract/endpoints/moderation/appeal';
import { caseDetail } from '@storyloom/contract/endpoints/moderation/case-detail';
import { caseSecrets } from '@storyloom/contract/endpoints/moderation/case-secrets';
import { cases as casesEndpoint } from '@storyloom/contract/endpoints/moderation/cases';
import { decide } from '@storyloom/contract/endpoints/moderation/decide';
import { ownCases } from '@storyloom/contract/endpoints/moderation/own-cases';
import { report } from '@storyloom/contract/endpoints/moderation/report';
import { type Route, route } from '../../platform/http/route.ts';
import type { ModerationCases } from './moderation-cases.service.ts';

export function moderationCasesRoutes(cases: ModerationCases): Route[] {
  return [
    route(report, ({ viewer, input }) => cases.report(viewer, input)),
    route(casesEndpoint, ({ input }) => cases.list(input)),
    route(caseDetail, ({ viewer, input }) => cases.detail(viewer, input.caseId)),
    route(caseSecrets, ({ viewer, input }) => cases.secrets(viewer, input.caseId)),
    route(decide, ({ viewer, input }) => cases.decide(viewer, input)),
    route(ownCases, ({ viewer }) => cases.listOwn(viewer.userId)),
    route(appeal, ({ viewer, input }) => cases.appeal(viewer, input)),
  ];
}
