import type { Context } from 'hono';
import type pg from 'pg';
import { type Actor, installation, isDerived } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { findToken, type TokenRow } from './tokens.repository.ts';

/** The sender of a request about a micro-frontend or an application. Throws RegistryError if the token is not for it. */
export type Allow = (scope: string, context: Context) => Promise<Actor>;

/** The processes beside the registry, and whoever has their secret. */
export const installationActor: Actor = { name: installation, scope: installation, expiresAt: null };

const howTo = (scope: string) =>
  `Whoever runs the registry creates one: npm run release -- token create ${scope}`;

/** `anna (8d4978de)`: several tokens may have one name, and the id is needed to revoke one. */
const titleOf = ({ name, id }: Pick<TokenRow, 'name' | 'id'>): string => `${name} (${id})`;

/** The actor to whom a token belongs. Throws RegistryError if the token was revoked or has expired. */
export function holderOf(row: TokenRow, now: Date): Actor {
  const { expiresAt, revokedAt, scope } = row;
  if (revokedAt) throw new RegistryError(401, `The token ${titleOf(row)} was revoked. ${howTo(scope)}`);
  if (expiresAt <= now) {
    const day = expiresAt.toISOString().slice(0, 10);
    throw new RegistryError(401, `The token ${titleOf(row)} expired on ${day}. ${howTo(scope)}`);
  }
  return { name: titleOf(row), scope, expiresAt };
}

export const mayChange = (actor: Actor, scope: string): boolean =>
  actor.scope === scope || actor.scope === installation;

export function checkScope(actor: Actor, scope: string): void {
  if (mayChange(actor, scope)) return;
  throw new RegistryError(403, `The token ${actor.name} is for ${actor.scope}, not for ${scope}.`);
}

export function createAllow(pool: pg.Pool, secret: Buffer, now: () => Date): Allow {
  return async (scope, context) => {
    const token = context.req.header('authorization')?.replace(/^Bearer\s*/, '') ?? '';
    if (!token) throw new RegistryError(401, `This needs a token for ${scope}. ${howTo(scope)}`);
    if (isDerived(secret, installation, token) || isDerived(secret, scope, token)) return installationActor;
    const row = await findToken(pool, token);
    if (!row) throw new RegistryError(401, `The registry does not know this token. ${howTo(scope)}`);
    const actor = holderOf(row, now());
    checkScope(actor, scope);
    return actor;
  };
}
