import { accountMessages } from '@storyloom/contract/core/rules';
import { addLogin } from '@storyloom/contract/users/endpoints/add-login';
import { addLoginUrl } from '@storyloom/contract/users/endpoints/add-login-url';
import { addPassword } from '@storyloom/contract/users/endpoints/add-password';
import { authUrl } from '@storyloom/contract/users/endpoints/auth-url';
import { changeMail } from '@storyloom/contract/users/endpoints/change-mail';
import { changePassword } from '@storyloom/contract/users/endpoints/change-password';
import { connectLogin } from '@storyloom/contract/users/endpoints/connect-login';
import { deleteAccount } from '@storyloom/contract/users/endpoints/delete-account';
import { identityTypes } from '@storyloom/contract/users/endpoints/identity-types';
import { introduction } from '@storyloom/contract/users/endpoints/introduction';
import { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import { loginUser } from '@storyloom/contract/users/endpoints/login-user';
import { logins } from '@storyloom/contract/users/endpoints/logins';
import { logout } from '@storyloom/contract/users/endpoints/logout';
import { mailPwdForgotPwd } from '@storyloom/contract/users/endpoints/mail-pwd-forgot-pwd';
import { mergeGuest } from '@storyloom/contract/users/endpoints/merge-guest';
import { nickname } from '@storyloom/contract/users/endpoints/nickname';
import { removeLogin } from '@storyloom/contract/users/endpoints/remove-login';
import { revokeOtherSessions } from '@storyloom/contract/users/endpoints/revoke-other-sessions';
import { revokeSession } from '@storyloom/contract/users/endpoints/revoke-session';
import { sendMailPwdCode } from '@storyloom/contract/users/endpoints/send-mail-pwd-code';
import { sessions } from '@storyloom/contract/users/endpoints/sessions';
import { uploadUserAvatar } from '@storyloom/contract/users/endpoints/upload-user-avatar';
import { DomainError } from '../../platform/errors.ts';
import { withCacheCleared } from '../../platform/http/clear-cache.ts';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Accounts } from './accounts.service.ts';

const MAIL = 'MAIL_PWD';

export function accountsRoutes(accounts: Accounts): Route[] {
  return [
    route(loginUser, ({ viewer }) => accounts.info(viewer.userId)),
    publicRoute(sendMailPwdCode, ({ viewer, input: { mail, purpose } }) =>
      accounts.sendCode({ mail, purpose, viewer }),
    ),
    publicRoute(loginOrRegister, async ({ viewer, input, request: { network, userAgent } }) => {
      const { identityType, account, accessToken, code, redirectUrl, iss, referral } = input;
      const origin = { viewer, network, userAgent, referral };
      if (identityType !== MAIL)
        return accounts.logInByOAuth({ identityType, code, redirectUrl, iss }, origin);
      if (account === undefined) throw missing('account', accountMessages.enterEmail);
      if (accessToken === undefined) throw missing('accessToken', accountMessages.passwordRequired);
      if (code === undefined || code === '') return accounts.logIn(account, accessToken, origin);
      return accounts.register(account, accessToken, code, origin);
    }),
    publicRoute(identityTypes, async ({ request: { site } }) => accounts.identityTypes(site)),
    route(authUrl, ({ viewer, input: { identity }, request: { site } }) =>
      accounts.beginOAuth(identity, site, viewer),
    ),
    route(connectLogin, ({ viewer, input, request: { network, userAgent } }) =>
      accounts.connectLogin(input.identityType, input.accessToken, { viewer, network, userAgent }),
    ),
    route(mergeGuest, ({ viewer, input }) => accounts.mergeGuest(viewer, input.guestToken)),
    route(logins, ({ viewer }) => accounts.listLogins(viewer)),
    route(addLogin, ({ viewer, input }) => accounts.addLogin(viewer, input)),
    route(addLoginUrl, ({ viewer, input, request: { site, network } }) =>
      accounts.beginAddLogin({ viewer, network }, input, site),
    ),
    route(removeLogin, ({ viewer, input, request: { network } }) =>
      accounts.removeLogin({ viewer, network }, input),
    ),
    route(addPassword, ({ viewer, input, request: { network } }) =>
      accounts.addPassword({ viewer, network }, input),
    ),
    publicRoute(mailPwdForgotPwd, async ({ input, request: { network } }) => {
      const { account: mail, code, accessToken: password } = input;
      await accounts.resetPassword({ mail, code, password, network });
      return { reset: true as const };
    }),
    route(nickname, async ({ viewer: { userId }, input }) => {
      await accounts.rename(userId, input.nickname);
      return accounts.info(userId);
    }),
    route(introduction, async ({ viewer: { userId }, input }) => {
      await accounts.introduce(userId, input.introduction);
      return accounts.info(userId);
    }),
    route(uploadUserAvatar, async ({ viewer: { userId }, input, request }) => {
      await accounts.changeAvatar(userId, input.file, request.signal);
      return accounts.info(userId);
    }),
    route(sessions, ({ viewer }) => accounts.listSessions(viewer)),
    route(revokeSession, ({ viewer, input }) => accounts.revokeSession(viewer, input.id)),
    route(revokeOtherSessions, ({ viewer }) => accounts.revokeOtherSessions(viewer)),
    route(changePassword, async ({ viewer, input, request: { network } }) => {
      await accounts.changePassword({ viewer, network }, input);
      return { changed: true as const };
    }),
    route(changeMail, async ({ viewer, input, request: { network } }) => {
      await accounts.changeMail({ viewer, network }, input);
      return accounts.info(viewer.userId);
    }),
    route(deleteAccount, async ({ viewer, input, request: { network } }) =>
      withCacheCleared(await accounts.deleteAccount({ viewer, network }, input)),
    ),
    route(logout, async ({ viewer }) => {
      await accounts.logOut(viewer);
      return withCacheCleared({ loggedOut: true });
    }),
  ];
}

function missing(field: string, message: string): DomainError {
  return new DomainError('request.invalid', { fields: { [field]: message } }, message);
}
