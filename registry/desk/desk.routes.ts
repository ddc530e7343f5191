import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { csrf } from 'hono/csrf';
import { secureHeaders } from 'hono/secure-headers';
import * as z from 'zod/mini';
import { type Allow, checkScope } from '../access/access.ts';
import type { Actor } from '../platform/actor.ts';
import { RegistryError } from '../platform/errors.ts';
import { createFindSource } from '../releases/source-positions.ts';
import { changesRoutes } from '../routes/changes.routes.ts';
import { type RouteParts, readBody } from '../routes/route-parts.ts';
import { readHistory, readOverview } from './overview.ts';
import { createSessions } from './sessions.ts';

const SignIn = z.strictObject({ token: z.string().check(z.maxLength(200)) });
const own = ["'self'"];

/** A page about the releases, with sessions of its own. It needs nothing of the site. */
export function deskRoutes(parts: RouteParts): Hono {
  const { pool, now } = parts;
  const findSource = createFindSource(parts.files);
  const sessions = createSessions(pool, parts.keys.tokenSecret, now);
  async function signedIn(context: Context): Promise<Actor> {
    const actor = await sessions.find(context);
    if (actor) return actor;
    throw new RegistryError(401, 'Your session has ended. Sign in again.');
  }
  const allow: Allow = async (scope, context) => {
    const actor = await signedIn(context);
    checkScope(actor, scope);
    return actor;
  };
  const app = new Hono();
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'none'"],
        scriptSrc: own,
        styleSrc: own,
        fontSrc: own,
        connectSrc: own,
        imgSrc: ["'self'", 'data:'],
        formAction: own,
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
    }),
  );
  // Browsers ask before they send JSON to another origin, and the desk does not answer that.
  app.use(csrf());

  app.get(
    '/',
    serveStatic({
      root: import.meta.dirname,
      path: 'dist/index.html',
      onFound: (_, { header }) => header('cache-control', 'no-cache'),
    }),
  );
  app.get('/', (context) =>
    context.text('The desk is not built. To build it: node registry/desk/build.ts', 503),
  );
  app.get(
    '/static/*',
    serveStatic({
      root: import.meta.dirname,
      rewriteRequestPath: (path) => path.replace(/^\/desk/, '/dist'),
      // The names have hashes.
      onFound: (_, { header }) => header('cache-control', 'public, max-age=31536000, immutable'),
    }),
  );
  app.post('/sign-in', async (context) => {
    const { token } = await readBody(context, SignIn, 'a token');
    const { name } = await sessions.signIn(context, token.trim());
    return context.json({ name });
  });
  app.post('/sign-out', (context) => {
    sessions.signOut(context);
    return context.json({});
  });

  app.use('/data/*', async (context, next) => {
    context.header('cache-control', 'no-store');
    await next();
  });
  // Null for nobody, which is no failure: the page asks for a token then.
  app.get('/data/overview', async (context) => {
    const actor = await sessions.find(context);
    return context.json(actor && (await readOverview(pool, actor, findSource)));
  });
  app.get('/data/mfes/:mfe', async (context) => {
    await signedIn(context);
    return context.json(await readHistory(pool, context.req.param('mfe')));
  });
  app.route('/', changesRoutes({ ...parts, allow }));
  return app;
}
