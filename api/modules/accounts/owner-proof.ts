import type { OwnerProof } from '@storyloom/contract/moderation/entities/owner-proof';
import type { CodePurpose } from '@storyloom/contract/users/entities/code-purpose';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/viewer.ts';
import type { Users } from '../users/users.service.ts';
import type { Codes } from './codes/codes.service.ts';
import { findContactMail } from './contact.ts';
import { findLoginOfUser, lockLogin } from './logins.repository.ts';
import type { CheckPassword } from './passwords/check-password.ts';

/** Maximum age of a login that counts as a proof for an account without an address. */
const RECENT_LOGIN_MS = 10 * 60_000;

interface OwnerProofParts {
  db: Db;
  clock: Clock;
  codes: Codes;
  checkPassword: CheckPassword;
  users: Pick<Users, 'sessions'>;
}

/** The caller of a change, and the network that password tries are counted for. */
export interface Owner {
  viewer: Viewer;
  network: string;
}

/** A proof that a caller owns the account. */
export interface Proof {
  /** Address that its code was sent to; null for another proof. */
  mail: string | null;
  /**
   * Returns true if the proof is right and still valid; uses up its code. A transaction that gets false must
   * commit, or the try of the code is not counted.
   */
  holds(tx: Tx): Promise<boolean>;
  /** Makes the code usable again, within its tries, because another part of the input was wrong. */
  giveBack(tx: Tx): Promise<void>;
}

export type OwnerProofs = ReturnType<typeof createOwnerProofs>;

/** Proofs that an account is the caller's. A session alone is no proof: its token may be stolen. */
export function createOwnerProofs({ db, clock, codes, checkPassword, users }: OwnerProofParts) {
  const giveNothingBack = async () => {};

  /** Returns null for a wrong password. Throws a 429 after too many tries. */
  async function byPassword({ viewer, network }: Owner, password: string): Promise<Proof | null> {
    const login = await findLoginOfUser(db, viewer.userId);
    if (login === undefined || (await checkPassword(login.mail, password, network)) === null) return null;
    return {
      mail: null,
      // The password or the address may have changed since the check.
      holds: async (tx) => (await lockLogin(tx, login.mail))?.passwordHash === login.passwordHash,
      giveBack: giveNothingBack,
    };
  }

  /** Takes a code that was sent to the address of the account. Returns null for an account without one. */
  async function byCode(
    { viewer: { userId }, network }: Owner,
    purpose: CodePurpose,
    code: string,
  ): Promise<Proof | null> {
    const mail = await findContactMail(db, userId);
    if (mail === undefined) return null;
    const entered = await codes.enter({ mail, purpose, userId, network }, code);
    return {
      mail,
      holds: (tx) => codes.consume(tx, entered),
      giveBack: (tx) => codes.giveBack(tx, entered),
    };
  }

  /** The proof of an account without an address. Throws auth.proof_wrong for another, auth.login_too_old. */
  async function byRecentLogin({ viewer: { userId, sessionId } }: Owner): Promise<Proof> {
    if ((await findContactMail(db, userId)) !== undefined) throw new DomainError('auth.proof_wrong');
    const session = (await users.sessions.list(userId)).find(({ id }) => id === sessionId);
    const since = clock.now().getTime() - RECENT_LOGIN_MS;
    if (session === undefined || session.createdAt.getTime() < since)
      throw new DomainError('auth.login_too_old');
    return { mail: null, holds: async () => true, giveBack: giveNothingBack };
  }

  return {
    byPassword,
    byCode,

    /** The proof for a change of the logins. Throws auth.proof_wrong, auth.login_too_old, and a 429 after too many tries. */
    async forLogins(owner: Owner, { accessToken, code }: OwnerProof): Promise<Proof> {
      if (code === undefined && accessToken === undefined) return byRecentLogin(owner);
      const proof =
        code === undefined
          ? await byPassword(owner, accessToken ?? '')
          : await byCode(owner, 'CHANGE_LOGINS', code);
      if (proof === null) throw new DomainError('auth.proof_wrong');
      return proof;
    },
  };
}
