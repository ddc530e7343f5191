import { createHash, randomBytes } from 'node:crypto';
import type { InputOf } from '@storyloom/contract/core/endpoint';
import type { loginOrRegister } from '@storyloom/contract/users/endpoints/login-or-register';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
import type { Proof } from '../owner-proof.ts';
import type { IssuedIdentity, Issuers } from './issuers.ts';
import {
  deleteExpired,
  insertTransaction,
  type StateKey,
  takeTransaction,
} from './transactions.repository.ts';

/** The answer of an issuer, as a client sends it. */
export type OAuthInput = Pick<
  InputOf<typeof loginOrRegister>,
  'identityType' | 'code' | 'redirectUrl' | 'iss'
>;

export type OAuth = ReturnType<typeof createOAuth>;

/** Time limit for the login at an issuer, and again for a proof of owning the account, in ms. */
export const OAUTH_LIFETIME_MS = 10 * 60_000;

/** The key of a state, which is only accepted from the session that began with it. */
export function stateKey(state: string, { sessionId }: Viewer): StateKey {
  return { stateHash: createHash('sha256').update(state).digest(), sessionId };
}

/**
 * Authorization requests. Each is a row with its secrets, bound to the session of the browser that began it, and used up
 * by the first answer.
 */
export function createOAuth({ db, clock, issuers }: { db: Db; clock: Clock; issuers: Issuers }) {
  async function authorize(type: string, site: string | null, viewer: Viewer) {
    const state = `${type}.${randomBytes(32).toString('base64url')}`;
    const { url, ...secrets } = await issuers.authorize(type, site, state);
    const expiresAt = new Date(clock.now().getTime() + OAUTH_LIFETIME_MS);
    return { url, transaction: { ...stateKey(state, viewer), type, ...secrets, expiresAt } };
  }

  return {
    issuers,

    /** Returns the address of an issuer's login page. Throws auth.identity_unknown, auth.issuer_down. */
    async begin(type: string, site: string | null, viewer: Viewer): Promise<{ url: string }> {
      const { url, transaction } = await authorize(type, site, viewer);
      await insertTransaction(db, { ...transaction, addsLogin: false });
      return { url };
    },

    /**
     * Like `begin`, but to add a login to the viewer's account. Returns null if the proof of ownership does not
     * hold.
     */
    async beginAddition(
      type: string,
      site: string | null,
      { viewer, proof }: { viewer: Viewer; proof: Proof },
    ): Promise<{ url: string } | null> {
      // The request to the issuer comes first: if the issuer is down, the code of the proof is not used up.
      const { url, transaction } = await authorize(type, site, viewer);
      const hasBegun = await db.transaction(async (tx) => {
        if (!(await proof.holds(tx))) return false;
        await insertTransaction(tx, { ...transaction, addsLogin: true });
        return true;
      });
      return hasBegun ? { url } : null;
    },

    /**
     * The identity of the person who logged in. The request must have been begun for the same purpose. Throws
     * auth.identity_unknown, auth.issuer_down, auth.oauth_failed.
     */
    async finish(
      response: OAuthInput,
      { viewer, addsLogin }: { viewer: Viewer; addsLogin: boolean },
    ): Promise<IssuedIdentity> {
      const { identityType: state, code, iss, redirectUrl } = response;
      if (!issuers.isKnown(state.split('.', 1)[0] ?? '')) throw new DomainError('auth.identity_unknown');
      if (code === undefined) throw new DomainError('auth.oauth_failed');
      const found = await takeTransaction(db, stateKey(state, viewer), clock.now());
      if (found === undefined || found.redirectUri !== redirectUrl || found.addsLogin !== addsLogin)
        throw new DomainError('auth.oauth_failed');
      return issuers.exchange(found.type, { ...found, state, code, iss });
    },

    /** Deletes requests that were not answered in time. */
    purge: () => deleteExpired(db, clock.now()),
  };
}
