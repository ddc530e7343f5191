import { createHash, randomBytes } from 'node:crypto';
import type { InputOf } from '@storyloom/contract/endpoint';
import type { loginOrRegister } from '@storyloom/contract/endpoints/users/login-or-register';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Viewer } from '../../../platform/viewer.ts';
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

/** Time to log in at an issuer, and then to prove that an account is one's own. */
export const OAUTH_LIFETIME_MS = 10 * 60_000;

/** The key of a state, which is accepted from the session that began with it alone. */
export function stateKey(state: string, { sessionId }: Viewer): StateKey {
  return { stateHash: createHash('sha256').update(state).digest(), sessionId };
}

/**
 * Authorization requests. Each is a row with its secrets, bound to the session of the browser that began it, and used up
 * by the first answer.
 */
export function createOAuth({ db, clock, issuers }: { db: Db; clock: Clock; issuers: Issuers }) {
  return {
    issuers,

    /** Returns the address of an issuer's login page. Throws auth.identity_unknown, auth.issuer_down. */
    async begin(type: string, site: string | null, viewer: Viewer): Promise<{ url: string }> {
      const state = `${type}.${randomBytes(32).toString('base64url')}`;
      const { url, ...secrets } = await issuers.authorize(type, site, state);
      const expiresAt = new Date(clock.now().getTime() + OAUTH_LIFETIME_MS);
      await insertTransaction(db, { ...stateKey(state, viewer), type, ...secrets, expiresAt });
      return { url };
    },

    /** The identity of the person who logged in. Throws auth.identity_unknown, auth.issuer_down, auth.oauth_failed. */
    async finish(answer: OAuthInput, viewer: Viewer): Promise<IssuedIdentity> {
      const { identityType: state, code, iss, redirectUrl } = answer;
      if (!issuers.isKnown(state.split('.', 1)[0] ?? '')) throw new DomainError('auth.identity_unknown');
      if (code === undefined) throw new DomainError('auth.oauth_failed');
      const found = await takeTransaction(db, stateKey(state, viewer), clock.now());
      if (found === undefined || found.redirectUri !== redirectUrl)
        throw new DomainError('auth.oauth_failed');
      return issuers.exchange(found.type, { ...found, state, code, iss });
    },

    /** Deletes requests that were not answered in time. */
    purge: () => deleteExpired(db, clock.now()),
  };
}
