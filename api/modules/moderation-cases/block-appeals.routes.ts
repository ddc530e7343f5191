import { appealBlock } from '@storyloom/contract/moderation/endpoints/appeal-block';
import { appealIdentityBlock } from '@storyloom/contract/moderation/endpoints/appeal-identity-block';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { ModerationCases } from './moderation-cases.service.ts';

interface Logins {
  /** Throws auth.bad_credentials, and a 429 after too many tries. */
  findUserByPassword(mail: string, password: string, network: string): Promise<string>;
  /** Throws auth.oauth_failed. */
  findUserByRefusedLogin(state: string, viewer: Viewer): Promise<string>;
}

/** Appeals of blocked users, who prove by a refused login who they are. */
export function blockAppealsRoutes(cases: Pick<ModerationCases, 'appealBlock'>, logins: Logins): Route[] {
  return [
    publicRoute(appealBlock, async ({ input, request }) => {
      const { account, accessToken, text } = input;
      return cases.appealBlock(await logins.findUserByPassword(account, accessToken, request.network), text);
    }),
    route(appealIdentityBlock, async ({ viewer, input: { identityType, text } }) =>
      cases.appealBlock(await logins.findUserByRefusedLogin(identityType, viewer), text),
    ),
  ];
}
