import { Hono } from 'hono';
import * as z from 'zod/mini';
import { readBody } from '../platform/body.ts';
import { installation } from '../platform/proof.ts';
import type { Access } from './access.ts';
import type { TokensService } from './tokens.service.ts';

const NewTokenBody = z.strictObject({
  scope: z.string().check(z.regex(/^[a-z][a-z0-9]*$/), z.maxLength(64)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  days: z.int().check(z.gte(1), z.lte(366)),
});

/** Routes with which the installation manages the tokens of teams. */
export function tokensRoutes({ access, tokens }: { access: Access; tokens: TokensService }): Hono {
  const app = new Hono();
  app.get('/tokens', async (context) => {
    await access.allow(installation, context);
    return context.json(await tokens.list());
  });
  app.post('/tokens', async (context) => {
    const actor = await access.allow(installation, context);
    return context.json(await tokens.create(await readBody(context, NewTokenBody, 'a token'), actor));
  });
  app.post('/tokens/:id/revoke', async (context) => {
    const actor = await access.allow(installation, context);
    return context.json(await tokens.revoke(context.req.param('id'), actor));
  });
  return app;
}
