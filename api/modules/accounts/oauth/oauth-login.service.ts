import type { LoginResult } from '@storyloom/contract/users/entities/login-result';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { LoginChanges } from '../login-changes.ts';
import type { LoginSession, Origin } from '../login-session.ts';
import { findLogin, lockLogin } from '../logins.repository.ts';
import { loginAddedMail } from '../mails/notice-mails.ts';
import type { CheckPassword } from '../passwords/check-password.ts';
import { findIdentity, insertIdentity, lockIdentity } from './identities.repository.ts';
import type { IssuedIdentity } from './issuers.ts';
import { OAUTH_LIFETIME_MS, type OAuth, type OAuthInput, stateKey } from './oauth.service.ts';
import { findProof, insertProof, takeProof } from './transactions.repository.ts';

interface OAuthLoginParts {
  db: Db;
  clock: Clock;
  oauth: OAuth;
  loginSession: LoginSession;
  loginChanges: LoginChanges;
  checkPassword: CheckPassword;
}

/** Login and registration by OAuth. A person is identified by issuer and subject, never by the mail address. */
export function createOAuthLogin(parts: OAuthLoginParts) {
  const { db, clock, oauth, loginSession, loginChanges, checkPassword } = parts;

  /** Returns false if the identity belongs to an account. */
  const addIdentity = (tx: Tx, userId: string, identity: IssuedIdentity) =>
    insertIdentity(tx, { id: newId(), userId, ...identity, createdAt: clock.now() });

  /**
   * Stores the identity of a refused login: with an address, until the caller proves to own the account with it;
   * without one, until the owner of a blocked account appeals.
   */
  async function keepIdentity(
    tx: Tx,
    { state, viewer, mail }: { state: string; viewer: Viewer; mail: string | null },
    { type, issuer, subject }: IssuedIdentity,
  ): Promise<void> {
    const expiresAt = new Date(clock.now().getTime() + OAUTH_LIFETIME_MS);
    await insertProof(tx, { ...stateKey(state, viewer), type, issuer, subject, mail, expiresAt });
  }

  return {
    identityTypes: (site: string | null) => oauth.issuers.list(site),
    beginOAuth: oauth.begin,

    /** Throws auth.identity_unknown, auth.issuer_down, auth.oauth_failed, auth.blocked, auth.proof_required { email }. */
    async logInByOAuth(response: OAuthInput, origin: Origin): Promise<LoginResult> {
      const { viewer } = origin;
      if (viewer === null) throw new DomainError('auth.oauth_failed');
      const identity = await oauth.finish(response, { viewer, addsLogin: false });
      const state = response.identityType;
      const done = await db.transaction(async (tx) => {
        const known = await lockIdentity(tx, identity);
        if (known !== undefined) {
          const result = await loginSession.logIn(tx, known.userId, origin);
          if (result instanceof DomainError) await keepIdentity(tx, { state, viewer, mail: null }, identity);
          return result;
        }
        const { mail } = identity;
        if (mail !== null && (await findLogin(tx, mail)) !== undefined) {
          await keepIdentity(tx, { state, viewer, mail }, identity);
          return new DomainError('auth.proof_required', { email: mail });
        }
        return loginSession.register(tx, origin, async (userId) => {
          // Another window has registered the identity concurrently.
          if (!(await addIdentity(tx, userId, identity))) throw new DomainError('auth.oauth_failed');
        });
      });
      if (done instanceof DomainError) throw done;
      return done;
    },

    /**
     * The blocked user of a refused login. Throws auth.oauth_failed for a login of another session or over 10
     * minutes ago.
     */
    async findUserByRefusedLogin(state: string, viewer: Viewer): Promise<string> {
      const proof = await findProof(db, stateKey(state, viewer), clock.now());
      const identity = proof?.mail === null ? await findIdentity(db, proof) : undefined;
      if (identity === undefined) throw new DomainError('auth.oauth_failed');
      return identity.userId;
    },

    /**
     * Checks the password of the account with the address of a refused login, adds the identity to it, and logs
     * in. Throws auth.oauth_failed, auth.bad_credentials, auth.blocked, and a 429 after too many tries.
     */
    async connectLogin(
      state: string,
      password: string,
      origin: Origin & { viewer: Viewer },
    ): Promise<LoginResult> {
      const key = stateKey(state, origin.viewer);
      const proof = await findProof(db, key, clock.now());
      if (proof === undefined || proof.mail === null) throw new DomainError('auth.oauth_failed');
      const { mail } = proof;
      const login = await checkPassword(mail, password, origin.network);
      if (login === null) throw new DomainError('auth.bad_credentials');
      const done = await db.transaction(async (tx) => {
        // Neither the password nor the address may have changed since the proof.
        const locked = await lockLogin(tx, mail);
        if (locked?.passwordHash !== login.passwordHash) throw new DomainError('auth.bad_credentials');
        if (!(await takeProof(tx, key, clock.now()))) throw new DomainError('auth.oauth_failed');
        const result = await loginSession.logIn(tx, login.userId, origin);
        if (result instanceof DomainError) return result;
        const { type, issuer, subject } = proof;
        const before = await loginChanges.list(tx, login.userId);
        const isAdded = await addIdentity(tx, login.userId, { type, issuer, subject, mail });
        if (!isAdded) throw new DomainError('auth.oauth_failed');
        const after = await loginChanges.list(tx, login.userId);
        const name = oauth.issuers.nameOf(type);
        await loginChanges.tell(tx, { before, after }, (contact) => loginAddedMail({ name, contact }));
        return result;
      });
      if (done instanceof DomainError) throw done;
      return done;
    },
  };
}
