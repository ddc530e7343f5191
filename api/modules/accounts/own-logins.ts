import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { addLoginUrl } from '@storyloom/contract/users/endpoints/add-login-url';
import type { addPassword } from '@storyloom/contract/users/endpoints/add-password';
import type { removeLogin } from '@storyloom/contract/users/endpoints/remove-login';
import type { Logins } from '@storyloom/contract/users/entities/logins';
import type { OAuthReturn } from '@storyloom/contract/users/oauth-return';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import type { LoginChanges } from './login-changes.ts';
import { insertLogin } from './logins.repository.ts';
import { loginAddedMail, loginRemovedMail, passwordAddedMail } from './mails/notice-mails.ts';
import { deleteIdentity, insertIdentity, lockIdentities } from './oauth/identities.repository.ts';
import type { OAuth } from './oauth/oauth.service.ts';
import type { Owner, OwnerProofs, Proof } from './owner-proof.ts';
import type { Hashing } from './passwords/hashing.ts';
import { checkNewPassword } from './passwords/rules.ts';

interface OwnLoginsParts {
  db: Db;
  clock: Clock;
  codes: Codes;
  hashing: Hashing;
  users: Pick<Users, 'sessions'>;
  oauth: OAuth;
  ownerProofs: OwnerProofs;
  loginChanges: LoginChanges;
}

/**
 * The caller's ways to log in. Every change needs a proof that the account is the caller's, and sends a mail to
 * all addresses of the account.
 */
export function createOwnLogins(parts: OwnLoginsParts) {
  const { db, clock, codes, hashing, users, oauth, ownerProofs } = parts;
  const { list, tell } = parts.loginChanges;

  /** Checks the proof and runs a change in one transaction. Throws auth.proof_wrong. */
  async function change<Result>(proof: Proof, run: (tx: Tx) => Promise<Result>): Promise<Result> {
    // A wrong code is counted, so the transaction commits.
    const done = await db.transaction(async (tx) =>
      (await proof.holds(tx)) ? { result: await run(tx) } : null,
    );
    if (done === null) throw new DomainError('auth.proof_wrong');
    return done.result;
  }

  return {
    listLogins: ({ userId }: Viewer) => list(db, userId),

    /**
     * Begins to add a login: the proof is bound to the authorization request, and so to this session. Throws
     * auth.identity_unknown, auth.issuer_down, auth.login_too_old, auth.proof_wrong.
     */
    async beginAddLogin(
      owner: Owner,
      { identity, proof: given }: ParsedInputOf<typeof addLoginUrl>,
      site: string | null,
    ): Promise<{ url: string }> {
      const proof = await ownerProofs.forLogins(owner, given);
      const begun = await oauth.beginAddition(identity, site, { viewer: owner.viewer, proof });
      if (begun === null) throw new DomainError('auth.proof_wrong');
      return begun;
    },

    /** Finishes what `beginAddLogin` began. Throws auth.identity_taken, auth.identity_unknown, auth.issuer_down, auth.oauth_failed. */
    async addLogin(viewer: Viewer, response: OAuthReturn): Promise<Logins> {
      const identity = await oauth.finish(response, { viewer, addsLogin: true });
      const { userId } = viewer;
      return db.transaction(async (tx) => {
        const before = await list(tx, userId);
        const row = { id: newId(), userId, ...identity, createdAt: clock.now() };
        if (!(await insertIdentity(tx, row))) throw new DomainError('auth.identity_taken');
        const after = await list(tx, userId);
        const name = oauth.issuers.nameOf(identity.type);
        await tell(tx, { before, after }, (contact) => loginAddedMail({ name, contact }));
        return after;
      });
    },

    /**
     * Ends all other sessions: one of them may have been started with this login. Throws auth.last_login,
     * auth.login_too_old, auth.proof_wrong.
     */
    async removeLogin(
      owner: Owner,
      { id, proof: given }: ParsedInputOf<typeof removeLogin>,
    ): Promise<Logins> {
      const { userId, sessionId } = owner.viewer;
      const proof = await ownerProofs.forLogins(owner, given);
      return change(proof, async (tx) => {
        // Otherwise two concurrent removals could remove both last logins. A login locks its identity first, too.
        await lockIdentities(tx, userId);
        const before = await list(tx, userId);
        const removed = await deleteIdentity(tx, userId, id);
        if (removed === undefined) return before;
        const after = await list(tx, userId);
        if (after.email === null && after.identities.length === 0) throw new DomainError('auth.last_login');
        await users.sessions.endAll(tx, userId, sessionId);
        const name = oauth.issuers.nameOf(removed.type);
        await tell(tx, { before, after }, (contact) => loginRemovedMail({ name, contact }));
        return after;
      });
    },

    /**
     * Adds a login by mail and password to an account without one. The address needs a code of its own unless that of the
     * proof was sent there. Throws auth.code_wrong, auth.login_too_old, auth.proof_wrong.
     */
    async addPassword(owner: Owner, input: ParsedInputOf<typeof addPassword>): Promise<Logins> {
      const { mail, code = '', accessToken } = input;
      const { userId, sessionId } = owner.viewer;
      checkNewPassword(accessToken, mail);
      const proof = await ownerProofs.forLogins(owner, input.proof);
      const [entered, passwordHash] = await Promise.all([
        proof.mail === mail
          ? null
          : codes.enter({ mail, purpose: 'CHANGE_MAIL', userId, network: owner.network }, code),
        hashing.hashPassword(accessToken),
      ]);
      const done = await change(proof, async (tx) => {
        const before = await list(tx, userId);
        if (entered !== null && !(await codes.consume(tx, entered))) {
          await proof.giveBack(tx);
          return null;
        }
        const now = clock.now();
        const login = { userId, mail, passwordHash, createdAt: now, passwordChangedAt: now };
        if (!(await insertLogin(tx, login))) return null;
        await users.sessions.endAll(tx, userId, sessionId);
        const after = await list(tx, userId);
        await tell(tx, { before, after }, passwordAddedMail);
        return after;
      });
      if (done === null) throw new DomainError('auth.code_wrong');
      return done;
    },
  };
}
