import { addLogin } from '@storyloom/contract/endpoints/users/add-login';
import { addLoginUrl } from '@storyloom/contract/endpoints/users/add-login-url';
import { addPassword } from '@storyloom/contract/endpoints/users/add-password';
import { authUrl } from '@storyloom/contract/endpoints/users/auth-url';
import { changeMail } from '@storyloom/contract/endpoints/users/change-mail';
import { changePassword } from '@storyloom/contract/endpoints/users/change-password';
import { connectLogin } from '@storyloom/contract/endpoints/users/connect-login';
import { deleteAccount } from '@storyloom/contract/endpoints/users/delete-account';
import { identityTypes } from '@storyloom/contract/endpoints/users/identity-types';
import { introduction } from '@storyloom/contract/endpoints/users/introduction';
import { loginOrRegister } from '@storyloom/contract/endpoints/users/login-or-register';
import { loginUser } from '@storyloom/contract/endpoints/users/login-user';
import { logins } from '@storyloom/contract/endpoints/users/logins';
import { logout } from '@storyloom/contract/endpoints/users/logout';
import { mailPwdForgotPwd } from '@storyloom/contract/endpoints/users/mail-pwd-forgot-pwd';
import { mergeGuest } from '@storyloom/contract/endpoints/users/merge-guest';
import { nickname } from '@storyloom/contract/endpoints/users/nickname';
import { removeLogin } from '@storyloom/contract/endpoints/users/remove-login';
import { revokeOtherSessions } from '@storyloom/contract/endpoints/users/revoke-other-sessions';
import { revokeSession } from '@storyloom/contract/endpoints/users/revoke-session';
import { sendMailPwdCode } from '@storyloom/contract/endpoints/users/send-mail-pwd-code';
import { sessions } from '@storyloom/contract/endpoints/users/sessions';
import { uploadUserAvatar } from '@storyloom/contract/endpoints/users/upload-user-avatar';
import { accountMessages } from '@storyloom/contract/rules';
import { DomainError } from '../../platform/errors.ts';
import { withCacheCleared } from '../../platform/http/clear-cache.ts';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Accounts } from './accounts.service.ts';

const MAIL = 'MAIL_PWD';

export function accountsRoutes(accounts: Accounts): Route[] {
  return [
    route(loginUser, ({ viewer }) => accounts.info(viewer.userId)),
    publicRoute(sendMailPwdCode, ({ viewer, input: { mail, purpose }, request: { network } }) =>
      accounts.sendCode({ mail, purpose, viewer, network }),
    ),
    publicRoute(loginOrRegister, async ({ viewer, input, request: { network, userAgent } }) => {
      const origin = { viewer, network, userAgent };
      const { identityType, account, accessToken, code, redirectUrl, iss } = input;
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
