import { appeal } from '@storyloom/contract/endpoints/moderation/appeal';
import { appealBlock } from '@storyloom/contract/endpoints/moderation/appeal-block';
import { appealIdentityBlock } from '@storyloom/contract/endpoints/moderation/appeal-identity-block';
import { caseDetail } from '@storyloom/contract/endpoints/moderation/case-detail';
import { caseSecrets } from '@storyloom/contract/endpoints/moderation/case-secrets';
import { cases as casesEndpoint } from '@storyloom/contract/endpoints/moderation/cases';
import { decide } from '@storyloom/contract/endpoints/moderation/decide';
import { ownCases } from '@storyloom/contract/endpoints/moderation/own-cases';
import { report } from '@storyloom/contract/endpoints/moderation/report';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ModerationCases } from './moderation-cases.service.ts';

interface Logins {
  /** Throws auth.bad_credentials, and a 429 after too many tries. */
  findUserByPassword(mail: string, password: string, network: string): Promise<string>;
  /** Throws auth.oauth_failed. */
  findUserByRefusedLogin(state: string, viewer: Viewer): Promise<string>;
}

export function moderationCasesRoutes(cases: ModerationCases, logins: Logins): Route[] {
  return [
    route(report, ({ viewer, input }) => cases.report(viewer, input)),
    route(casesEndpoint, ({ input }) => cases.list(input)),
    route(caseDetail, ({ viewer, input }) => cases.detail(viewer, input.caseId)),
    route(caseSecrets, ({ viewer, input }) => cases.secrets(viewer, input.caseId)),
    route(decide, ({ viewer, input }) => cases.decide(viewer, input)),
    route(ownCases, ({ viewer }) => cases.listOwn(viewer.userId)),
    route(appeal, ({ viewer, input }) => cases.appeal(viewer, input)),
    publicRoute(appealBlock, async ({ input, request }) => {
      const { account, accessToken, text } = input;
      return cases.appealBlock(await logins.findUserByPassword(account, accessToken, request.network), text);
    }),
    route(appealIdentityBlock, async ({ viewer, input: { identityType, text } }) =>
      cases.appealBlock(await logins.findUserByRefusedLogin(identityType, viewer), text),
    ),
  ];
}
