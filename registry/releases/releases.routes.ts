import { Release } from '@storyloom/contract/platform/composition';
import { CountedReport } from '@storyloom/contract/platform/part-report';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as z from 'zod/mini';
import { type RegistryKeys, signComposition } from '../platform/keys.ts';
import { installation, isSigned, Proof } from '../platform/proof.ts';
import { mayPublish, publishToken } from '../platform/publish-token.ts';
import type { ReleaseFiles } from './release-files.ts';
import { RegistryError } from './releases.errors.ts';
import type { ReleasesService } from './releases.service.ts';

const fileLimit = bodyLimit({
  maxSize: 20 * 1024 * 1024,
  onError: () => {
    throw new RegistryError(413, 'This is too large: a request may have at most 20 MB.');
  },
});

const Publication = z.strictObject({
  release: Release,
  proof: Proof,
  /** Allows a withdrawn build to be published again. */
  restore: z.boolean(),
});
/** Source maps are stored beside a release's files, but are not among its assets. */
const mapsFolder = 'maps/';
const Reports = z.array(CountedReport).check(z.maxLength(500));
const Application = z.enum(['shell', 'api']);
const Versions = z.record(z.string(), z.string().check(z.regex(/^\d+\.\d+\.\d+$/)));

/** HTTP routes for teams and hosts. Writing needs the token of that micro-frontend or application. */
export function releasesRoutes(options: {
  service: ReleasesService;
  files: ReleaseFiles;
  keys: RegistryKeys;
}): Hono {
  const { service, files, keys } = options;
  const app = new Hono();

  const allow = (mfe: string, authorization: string | undefined) => {
    if (mayPublish(keys.tokenSecret, mfe, authorization)) return;
    throw new RegistryError(401, `This needs the publish token of ${mfe}.`);
  };

  app.get('/composition', async (context) => {
    const payload = JSON.stringify(await service.composition());
    return context.json(signComposition(payload, keys.signing));
  });

  app.get('/files/:mfe/:buildId/:url{.+}', async (context) => {
    const { mfe, buildId, url } = context.req.param();
    // Source maps contain the sources, so only the team may read them.
    if (url.startsWith(mapsFolder)) allow(mfe, context.req.header('authorization'));
    const bytes = await files.read(mfe, buildId, url);
    if (!bytes) throw new RegistryError(404, `${url} of ${mfe} ${buildId} does not exist.`);
    return context.body(new Uint8Array(bytes), 200, {
      'content-type': 'application/octet-stream',
      'cache-control': `${url.startsWith(mapsFolder) ? 'private' : 'public'}, max-age=31536000, immutable`,
    });
  });

  app.put('/files/:mfe/:buildId/:url{.+}', fileLimit, async (context) => {
    const { mfe, buildId, url } = context.req.param();
    allow(mfe, context.req.header('authorization'));
    await files.put(mfe, buildId, url, Buffer.from(await context.req.arrayBuffer()));
    return context.json({ kept: url });
  });

  app.get('/releases/:mfe/:buildId', async (context) => {
    const { mfe, buildId } = context.req.param();
    return context.json({ published: await service.has(mfe, buildId) });
  });

  app.get('/mfes/:mfe', async (context) => context.json(await service.state(context.req.param('mfe'))));

  app.post('/releases', fileLimit, async (context) => {
    const parsed = z.safeParse(Publication, await context.req.json().catch(() => null));
    if (!parsed.success) throw new RegistryError(400, `Not a release: ${z.prettifyError(parsed.error)}`);
    const { release, proof, restore } = parsed.data;
    allow(release.mfe, context.req.header('authorization'));
    const signer = proof.by === 'team' ? release.mfe : installation;
    if (!isSigned(proof, release.buildId, publishToken(keys.tokenSecret, signer))) {
      throw new RegistryError(
        422,
        `The proof of checks is not ${signer}'s for the build ${release.buildId}. Publish with: npm run release -- publish ${release.mfe}`,
      );
    }
    return context.json({ result: await service.publish(release, proof, { restore }) });
  });

  app.get('/failures', async (context) => context.json(await service.failures()));

  app.post('/failures', fileLimit, async (context) => {
    allow('host', context.req.header('authorization'));
    const reports = z.safeParse(Reports, await context.req.json().catch(() => null));
    if (!reports.success) throw new RegistryError(400, `Not reports: ${z.prettifyError(reports.error)}`);
    await service.addFailures(reports.data);
    return context.json({ added: reports.data.length });
  });

  app.put('/deployments/:application', async (context) => {
    const application = z.safeParse(Application, context.req.param('application'));
    if (!application.success) throw new RegistryError(404, 'Unknown application. Use shell or api.');
    allow(application.data, context.req.header('authorization'));
    const versions = z.safeParse(Versions, await context.req.json().catch(() => null));
    if (!versions.success) throw new RegistryError(400, `Not versions: ${z.prettifyError(versions.error)}`);
    await service.recordDeployment(application.data, versions.data);
    return context.json({ recorded: application.data });
  });

  app.post('/mfes/:mfe/rollback', async (context) => {
    const { mfe } = context.req.param();
    allow(mfe, context.req.header('authorization'));
    return context.json({ stable: await service.rollBack(mfe) });
  });

  app.post('/mfes/:mfe/withdraw', async (context) => {
    const { mfe } = context.req.param();
    allow(mfe, context.req.header('authorization'));
    return context.json({ withdrawn: await service.withdraw(mfe) });
  });

  return app;
}
