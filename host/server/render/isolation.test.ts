import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { type SampleCheckout, sampleCheckout } from '@storyloom/build/fixtures/checkout';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fetchDocument } from '../../fixtures/document.ts';
import { type FakeApi, startFakeApi } from '../../fixtures/fake-api.ts';
import { type FakeRegistry, startFakeRegistry } from '../../fixtures/fake-registry.ts';
import { type HostProcess, startHost } from '../../fixtures/host-process.ts';
import { publishInto } from '../../fixtures/publish.ts';

/** A page that does on the server what its address says. */
const hostilePage = (port: number) => `
import { useParams } from '@storyloom/mfe';

const attempts = {
  file: () => process.getBuiltinModule('node:fs').readFileSync('/etc/passwd', 'utf8'),
  checkout: () => process.getBuiltinModule('node:fs').readdirSync(${JSON.stringify(process.cwd())}),
  write: () => process.getBuiltinModule('node:fs').writeFileSync('/tmp/storyloom-written', ''),
  spawn: () => process.getBuiltinModule('node:child_process').execFileSync('id'),
  worker: () => new (process.getBuiltinModule('node:worker_threads').Worker)('1', { eval: true }),
  listen: () => process.getBuiltinModule('node:net').createServer().listen(0),
  connect: () => process.getBuiltinModule('node:net').connect(${port}).on('error', () => {}),
  kill: () => process.kill(process.ppid),
  send: () => process.send({ t: 'q', m: 'write', a: [1, new Uint8Array()] }),
  _send: () => process._send({ t: 'q', m: 'write', a: [1, new Uint8Array()] }, undefined, {}, () => {}),
  settings: () => { if (process.env.DATA_DIR === undefined) throw { code: 'none' }; },
};
const codeOf = (attempt) => { try { attempt(); return 'done'; } catch ({ code, name }) { return code ?? name; } };

export default function Home() {
  const { word } = useParams();
  if (typeof document === 'undefined') {
    if (word === 'exit') process.exit(3);
    if (word === 'loop') for (;;);
    if (word === 'leak') { const kept = []; for (;;) kept.push(new Array(1_000).fill(word)); }
  }
  const codes = word !== 'attempts' ? word : Object.entries(attempts).map(([name, attempt]) => name + ' ' + codeOf(attempt)).join(', ');
  return <main><h1>{codes}</h1></main>;
}
`;

let registry: FakeRegistry;
let api: FakeApi;
let host: HostProcess;
let checkout: SampleCheckout;
/** Counts its connections. */
let listener: Server;
let connections = 0;
beforeAll(async () => {
  [registry, api] = await Promise.all([startFakeRegistry(), startFakeApi()]);
  listener = createServer(() => connections++).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  checkout = sampleCheckout({ 'routes/home.tsx': hostilePage(port) });
  const stable = publishInto(registry.files, await checkout.build());
  // On a new machine, which has no releases yet when its renderers start.
  host = await startHost({ registry, apiUrl: api.url });
  registry.live({ sample: { stable, lastKnownGood: null } });
  await vi.waitFor(async () => expect((await open('/sample/world')).status).toBe(200), 60_000);
}, 120_000);
afterAll(async () => {
  await host.stop();
  await Promise.all([registry.close(), api.close()]);
  listener.close();
  checkout.remove();
});

const open = async (path: string) => {
  const { status, bootstrap, body } = await fetchDocument(`${host.url}${path}`);
  return { status, mode: bootstrap.mode, heading: /<h1>(.*?)<\/h1>/.exec(body)?.[1] };
};
/** Number of processes that have ended. */
const deaths = () => host.log().split('renderer ended, another one starts').length - 1;

describe('server code of a micro-frontend', () => {
  it('reads no files, starts nothing and reaches neither the network nor other processes', async () => {
    const { heading } = await open('/sample/attempts');
    const denied = ['file', 'checkout', 'write', 'spawn', 'worker', 'listen'];
    const codes = [
      ...denied.map((name) => `${name} ERR_ACCESS_DENIED`),
      'connect done',
      'kill TypeError',
      'send TypeError',
      '_send TypeError',
      'settings none',
    ];
    expect(heading).toBe(codes.join(', '));
    // The attempt to connect fails later. A third page comes after it in any case.
    await open('/sample/world');
    expect(connections).toBe(0);
  });

  it.each(['exit', 'loop', 'leak'])(
    'that ends its process (%s) leaves its own page to the browser, and no other',
    async (word) => {
      const others = Array.from({ length: 8 }, () => open('/plain'));
      const [hostile, world, ...plain] = await Promise.all([
        open(`/sample/${word}`),
        open('/sample/world'),
        ...others,
      ]);
      expect(hostile).toMatchObject({ status: 503, mode: 'client' });
      expect(world).toMatchObject({ status: 200, mode: 'ssr', heading: 'world' });
      for (const page of plain) expect(page).toMatchObject({ status: 200, mode: 'ssr' });
      expect(host.log()).toContain('page ended its renderer');

      // It is refused from now on, and ends no other process.
      const before = deaths();
      expect(await open(`/sample/${word}`)).toMatchObject({ status: 503, mode: 'client' });
      expect(await open('/sample/world')).toMatchObject({ status: 200, mode: 'ssr' });
      expect(deaths()).toBe(before);
    },
  );
});
