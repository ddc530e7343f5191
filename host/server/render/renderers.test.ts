import { PassThrough, pipeline, type Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Composition } from '@storyloom/contract/platform/composition';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from './page.ts';
import { type Renderer, RendererEndedError } from './renderer-process.ts';
import { startRenderers } from './renderers.ts';

const composition = { id: 'one' } as Composition;
const ended = new RendererEndedError('it ended by itself (1)', false);

/** Renders each address as its own text. `/exit` ends the process, and `/late` does so after the head. */
function createProcesses() {
  const rendered: string[][] = [];
  const start = async (): Promise<Renderer> => {
    const pages: string[] = [];
    rendered.push(pages);
    const end = Promise.withResolvers<string>();
    let count = 0;
    const finish = () => {
      count -= 1;
    };
    return {
      ended: end.promise,
      pages: () => count,
      memory: () => 0,
      use: (next) => void pages.push(`use ${next.id}`),
      stop: () => end.resolve('stopped'),
      tryRelease: () => Promise.reject(new Error('unused')),
      render({ url }) {
        pages.push(url);
        count += 1;
        const document = new PassThrough().on('error', () => {});
        const page = Promise.resolve({
          status: 200,
          location: null,
          pipe: (to: Writable) => void pipeline(document, to, () => {}),
        });
        document.write(Buffer.from(url));
        if (url === '/exit' || url === '/late') {
          end.resolve('exit');
          document.destroy(ended);
          const complete = Promise.reject(ended);
          complete.catch(() => {});
          return { page: url === '/late' ? page : Promise.reject(ended), complete };
        }
        document.end();
        return { page, complete: Promise.resolve().then(finish) };
      },
    };
  };
  return { start, rendered };
}

const request = (url: string, id = 'one') => ({ url, basename: '/', composition: id }) as PageRequest;
const { signal } = new AbortController();

async function open(size = 1) {
  const { start, rendered } = createProcesses();
  const onFatalPage = vi.fn();
  const log = pino({ level: 'silent' });
  const routeOf = ({ url }: PageRequest) => `route:${url.length}`;
  const renderers = startRenderers({ start, routeOf, onFatalPage, log, size });
  renderers.use(composition);
  const read = async (url: string, id?: string) => {
    const page = await renderers.render(request(url, id), signal);
    if (page.location !== null) return page.location;
    const body = new PassThrough();
    page.pipe(body);
    return text(body);
  };
  return { renderers, rendered, onFatalPage, read };
}

afterEach(() => void vi.restoreAllMocks().useRealTimers());

describe('startRenderers', () => {
  it('renders each page in a process that knows the composition', async () => {
    const { rendered, read } = await open(2);
    expect(await Promise.all([read('/a'), read('/b')])).toEqual(['/a', '/b']);
    for (const pages of rendered) expect(pages[0]).toBe('use one');
  });

  it('renders a page whose process ended again, alone, and refuses the one that ends this process too', async () => {
    const { rendered, read, onFatalPage } = await open();
    await expect(read('/exit')).rejects.toThrow('ended: it ended by itself (1)');
    expect(onFatalPage.mock.calls).toEqual([[request('/exit'), 'route:5', ended.message]]);
    const count = rendered.flat().filter((url) => url === '/exit').length;
    expect(count).toBe(2);
    await expect(read('/exit')).rejects.toThrow('less than a minute ago');
    expect(rendered.flat().filter((url) => url === '/exit')).toHaveLength(count);
  });

  it('renders other pages of that route in the spare process, until the minute is over, or for another composition', async () => {
    const { renderers, rendered, read } = await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await read('/exit').catch(() => {});
    expect(await read('/same')).toBe('/same');
    const spare = rendered.findIndex((pages) => pages.includes('/same'));
    expect(await read('/other1')).toBe('/other1');
    expect(rendered[spare]).not.toContain('/other1');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_001);
    vi.advanceTimersByTime(60_001);
    expect(await read('/five')).toBe('/five');
    expect(rendered[spare]).not.toContain('/five');
    renderers.use({ id: 'two' } as Composition);
    await expect(read('/exit', 'two')).rejects.toThrow('ended: it ended by itself (1)');
  });

  it('finds a page that ends its process after its head was sent', async () => {
    const { read, onFatalPage } = await open();
    await expect(read('/late')).rejects.toThrow('ended: it ended by itself (1)');
    await expect.poll(() => onFatalPage.mock.calls.length).toBe(1);
    await expect(read('/late')).rejects.toThrow('less than a minute ago');
  });
});
