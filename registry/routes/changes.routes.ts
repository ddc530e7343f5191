import { Hono } from 'hono';
import * as z from 'zod/mini';
import { changeCanary, WantedCanary } from '../canaries/changing-canary.ts';
import type { Actor } from '../platform/actor.ts';
import { Reference } from '../releases/candidate.ts';
import { lock, promote, rollBack, unlock, withdraw } from '../releases/moving.ts';
import { type RouteParts, readBody } from './route-parts.ts';

const Promotion = z.strictObject({ release: Reference });
const Rollback = z.strictObject({ to: z.nullable(Reference) });
const Withdrawal = z.strictObject({ release: z.optional(Reference) });
const Lock = z.strictObject({ reason: z.string().check(z.minLength(1), z.maxLength(500)) });

/** What changes which of the kept releases visitors get. Needs the token of the micro-frontend. */
export function changesRoutes({ allow, ...parts }: RouteParts): Hono {
  const app = new Hono();

  function change<Schema extends z.ZodMiniType>(
    action: string,
    schema: Schema,
    make: (mfe: string, body: z.output<Schema>, actor: Actor) => Promise<object>,
  ): void {
    app.post(`/mfes/:mfe/${action}`, async (context) => {
      const mfe = context.req.param('mfe') ?? '';
      const actor = await allow(mfe, context);
      return context.json(await make(mfe, await readBody(context, schema, `a ${action}`), actor));
    });
  }
  change('promote', Promotion, async (mfe, { release }, actor) => ({
    stable: await promote(mfe, release, actor, parts),
  }));
  change('canary', WantedCanary, async (mfe, wanted, actor) => ({
    canary: await changeCanary(mfe, wanted, actor, parts),
    basisPoints: wanted.basisPoints,
  }));
  change('rollback', Rollback, async (mfe, { to }, actor) => ({
    stable: await rollBack(mfe, to, actor, parts),
  }));
  change('withdraw', Withdrawal, async (mfe, { release = null }, actor) => ({
    withdrawn: await withdraw(mfe, release, actor, parts),
  }));
  change('lock', Lock, async (mfe, { reason }, actor) => {
    await lock(mfe, reason, actor, parts);
    return { locked: mfe, by: actor.name, reason };
  });
  change('unlock', z.unknown(), async (mfe, _, actor) => {
    await unlock(mfe, actor, parts);
    return { unlocked: mfe };
  });

  return app;
}
