import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.ts';
import { sampleRelease } from '../fixtures/release.ts';
import { teamAt } from '../fixtures/team.ts';
import { createWebhook, signatureHeader } from './webhook.ts';

const secret = 'a secret of the webhook';
const received: { body: string; signature: unknown }[] = [];
const logged: { msg: string; mfe?: string; reason?: string }[] = [];
let status = 200;
let server: Server;
let registry: TestRegistry;
let team: ReturnType<typeof teamAt>;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    received.push({ body: await text(request), signature: request.headers[signatureHeader] });
    response.writeHead(status).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  const log = pino({}, { write: (line: string) => void logged.push(JSON.parse(line)) });
  registry = await startTestRegistry({ announce: createWebhook({ url, secret, log }) });
  team = teamAt(registry);
});
afterAll(async () => {
  await registry.stop();
  server.close();
});

describe('the webhook', () => {
  it('is told of each change, signed, and of nothing else', async () => {
    for (const build of ['a', 'b'])
      await team.publish(sampleRelease({ mfe: 'told', build, paths: ['/told'] }));
    await team.publish(sampleRelease({ mfe: 'told', build: 'b', paths: ['/told'] }));
    await team.publish(sampleRelease({ mfe: 'told', build: 'c', paths: ['/api/x'] }));
    await team.rollBack('told');
    await team.promote('told', { release: 'bbbbbbbbbbbb' });
    await team.lock('told', { reason: 'Holidays' });
    await team.unlock('told', {});
    await team.withdraw('told');
    await expect.poll(() => received.length).toBe(7);
    const changes = received.map(({ body }) => JSON.parse(body)).sort((one, other) => one.id - other.id);
    expect(changes.map(({ action, buildId, before }) => [action, buildId?.[0], before?.[0]])).toEqual([
      ['publish', 'a', undefined],
      ['publish', 'b', 'a'],
      ['rollback', 'a', 'b'],
      ['promote', 'b', 'a'],
      ['lock', undefined, 'b'],
      ['unlock', undefined, 'b'],
      ['withdraw', 'b', 'b'],
    ]);
    expect(changes[4]).toMatchObject({ mfe: 'told', actor: 'installation', note: 'Holidays' });
    for (const { body, signature } of received)
      expect(signature).toBe(`sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
    expect(logged).toEqual([]);
  });

  it('is called once; a failure is logged and does not stop the change', async () => {
    received.length = 0;
    status = 500;
    expect((await team.publish(sampleRelease({ mfe: 'deaf', paths: ['/deaf'] }))).status).toBe(200);
    await expect
      .poll(() => logged)
      .toMatchObject([{ msg: 'the webhook did not take a change', mfe: 'deaf', reason: 'it answered 500' }]);
    expect(received).toHaveLength(1);
  });
});
