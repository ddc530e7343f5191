import { createHmac } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import type pg from 'pg';
import { holderOf, installationActor } from '../access/access.ts';
import { findToken, findTokenById } from '../access/tokens.repository.ts';
import { type Actor, installation, isDerived } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';

const cookie = 'desk';
const path = '/desk';
/** After it, the token is asked for again; in seconds. */
const lifetime = 12 * 60 * 60;

/**
 * Sessions of browsers. The cookie is the id of a token and the end of the session, signed. The token itself is not in it, and is looked
 * up at each request, so a session ends with its token.
 */
export function createSessions(pool: pg.Pool, secret: Buffer, now: () => Date) {
  const key = createHmac('sha256', secret).update('sessions of the desk').digest('base64url');

  async function identify(token: string): Promise<{ id: string; actor: Actor }> {
    if (isDerived(secret, installation, token)) return { id: installation, actor: installationActor };
    const row = await findToken(pool, token);
    if (!row) throw new RegistryError(401, 'The registry does not know this token.');
    return { id: row.id, actor: holderOf(row, now()) };
  }

  return {
    /** Sets the cookie. Throws RegistryError if the token is unknown, was revoked or has expired. */
    async signIn(context: Context, token: string): Promise<Actor> {
      const { id, actor } = await identify(token);
      await setSignedCookie(context, cookie, `${id}.${now().getTime() + lifetime * 1_000}`, key, {
        path,
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: lifetime,
        // The registry itself speaks HTTP; the browser says whether a proxy before it speaks HTTPS.
        secure: context.req.header('origin')?.startsWith('https:') ?? false,
      });
      return actor;
    },
    signOut: (context: Context) => void deleteCookie(context, cookie, { path }),
    /** Who is signed in; null without a session, and after its token has ended. */
    async find(context: Context): Promise<Actor | null> {
      const value = await getSignedCookie(context, key, cookie);
      const [id = '', end = ''] = value ? value.split('.') : [];
      if (!(Number(end) > now().getTime())) return null;
      if (id === installation) return installationActor;
      const row = await findTokenById(pool, id);
      if (!row || row.revokedAt || row.expiresAt <= now()) return null;
      return holderOf(row, now());
    },
  };
}
