import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { insertToken, listTokens, revokeToken } from '../access/tokens.repository.ts';
import { writeAudit } from '../history/audit.repository.ts';
import { installation } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { inTransaction } from '../platform/queries.ts';
import { type RouteParts, readBody } from './route-parts.ts';

const NewToken = z.strictObject({
  scope: z.string().check(z.regex(/^[a-z][a-z0-9]*$/), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  days: z.int().check(z.gte(1), z.lte(366)),
});

const dayMs = 24 * 60 * 60 * 1000;

/** Routes with which the installation manages the tokens of teams. */
export function tokensRoutes({ allow, pool, now }: RouteParts): Hono {
  const app = new Hono();

  app.get('/tokens', async (context) => {
    await allow(installation, context);
    return context.json(await listTokens(pool));
  });

  // The answer is the only place that has the text of the token.
  app.post('/tokens', async (context) => {
    const actor = await allow(installation, context);
    const { scope, name, days } = await readBody(context, NewToken, 'a token');
    const [id, token] = [randomBytes(4).toString('hex'), `slt_${randomBytes(24).toString('base64url')}`];
    const at = now();
    const expiresAt = new Date(at.getTime() + days * dayMs);
    await inTransaction(pool, async (client) => {
      await insertToken(client, token, { id, scope, name, createdAt: at, expiresAt });
      await writeAudit(client, { at, mfe: scope, action: 'create token', actor, note: `${name} (${id})` });
    });
    return context.json({ id, token, expiresAt });
  });

  app.post('/tokens/:id/revoke', async (context) => {
    const actor = await allow(installation, context);
    const { id } = context.req.param();
    const row = await inTransaction(pool, async (client) => {
      const revoked = await revokeToken(client, id, now());
      if (!revoked)
        throw new RegistryError(404, `There is no token ${id}. To see all: npm run release -- token list`);
      const { scope: mfe, name } = revoked;
      await writeAudit(client, { at: now(), mfe, action: 'revoke token', actor, note: `${name} (${id})` });
      return revoked;
    });
    return context.json(row);
  });

  return app;
}
