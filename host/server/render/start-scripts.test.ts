// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startScript, startScripts } from './start-scripts.ts';

const shell = { src: '/static/js/shell.js', integrity: 'sha384-shell' };
const part = { src: '/m/reader/a/page.js', integrity: 'sha384-page' };
let present: (name: string) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: (entries: { getEntriesByName(name: string): string[] }) => void) {
        present = (presented) =>
          callback({ getEntriesByName: (name) => (name === presented ? [presented] : []) });
      }
      observe() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-scripts');
});

/** Runs the script of the head, as before the content. */
const prepare = (hasContent = true) =>
  void Function(startScripts(startScript, [shell], [part], hasContent))();
/** Runs both, as after the content. */
const run = (hasContent = true) => {
  prepare(hasContent);
  window.__STORYLOOM_START__?.();
};
const loaded = () => [...document.head.children].map(({ outerHTML }) => outerHTML);

describe('startScripts', () => {
  it('loads the scripts and preloads the parts after the first content is presented, with their hashes', () => {
    run();
    expect(loaded()).toEqual([]);
    present('first-paint');
    expect(loaded()).toEqual([]);
    present('first-contentful-paint');
    const [script, preload] = [...document.head.children] as [HTMLScriptElement, HTMLLinkElement];
    expect(script).toMatchObject({ ...shell, src: `${location.origin}${shell.src}`, async: true });
    expect(preload.outerHTML).toContain(`rel="preload"`);
    expect(preload).toMatchObject({ href: `${location.origin}${part.src}`, integrity: part.integrity });
    vi.advanceTimersByTime(2_000);
    expect(loaded()).toHaveLength(2);
  });

  it('loads them at once in the background, where there are no frames', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    run();
    expect(loaded()).toHaveLength(2);
  });

  it('loads them at once for a page that they render', () => {
    run(false);
    expect(loaded()).toHaveLength(2);
  });

  it('loads them after a second without a frame', () => {
    run();
    vi.advanceTimersByTime(1_000);
    expect(loaded()).toHaveLength(2);
  });

  it.each(['load', 'error'])(
    'holds pictures back until all of them have arrived and the browser is idle: %s',
    (type) => {
      let idle: (() => void) | undefined;
      vi.stubGlobal('requestIdleCallback', (run: () => void) => {
        idle = run;
      });
      run();
      present('first-contentful-paint');
      const [script, preload] = [...document.head.children];
      script?.dispatchEvent(new Event('load'));
      expect(idle).toBeUndefined();
      preload?.dispatchEvent(new Event(type));
      expect(document.documentElement.dataset.scripts).toBe('loading');
      idle?.();
      expect(document.documentElement.dataset.scripts).toBeUndefined();
    },
  );

  it('requests all of them before the content on a slow connection, and runs them after it', () => {
    vi.stubGlobal('navigator', { connection: { downlink: 0.4 } });
    prepare();
    const links = [...document.head.children] as HTMLLinkElement[];
    expect(links.map(({ rel, href }) => [rel, new URL(href).pathname])).toEqual([
      ['preload', shell.src],
      ['preload', part.src],
    ]);
    window.__STORYLOOM_START__?.();
    expect(loaded()).toHaveLength(2);
    present('first-contentful-paint');
    expect(loaded()).toHaveLength(3);
    expect(document.head.lastElementChild).toMatchObject({ ...shell, src: `${location.origin}${shell.src}` });
  });

  it('requests none of them before the content on another connection', () => {
    prepare();
    expect(loaded()).toEqual([]);
  });

  it.each([
    [0.4, 'slow'],
    [1.6, 'loading'],
    [undefined, 'loading'],
  ])('holds fonts back too on a slow connection: %s Mbit/s', (downlink, held) => {
    vi.stubGlobal('navigator', { connection: { downlink } });
    run();
    expect(document.documentElement.dataset.scripts).toBe(held);
  });

  it('shows them without requestIdleCallback', () => {
    run();
    present('first-contentful-paint');
    for (const element of [...document.head.children]) element.dispatchEvent(new Event('load'));
    vi.runAllTimers();
    expect(document.documentElement.dataset.scripts).toBeUndefined();
  });

  it('holds pictures back until the visitor scrolls', () => {
    run();
    expect(document.documentElement.dataset.scripts).toBe('loading');
    window.dispatchEvent(new Event('scroll'));
    expect(document.documentElement.dataset.scripts).toBeUndefined();
  });
});
