import { runInNewContext } from 'node:vm';
import { defaultTheme } from '@storyloom/ui/theme/theme';
import { describe, expect, it } from 'vitest';
import type { BootstrapData } from '../../app/bootstrap-data.ts';
import { inlineScript } from './inline-script.ts';

const bootstrapWith = (text: string): BootstrapData => ({
  mode: 'ssr',
  composition: { id: text, mfes: [] },
  basename: '/',
  queries: null,
  loaderData: null,
  errors: { shell: { status: 404, message: text } },
  styles: [],
  theme: defaultTheme,
  build: 'b1',
  hasWorker: false,
});

function run(script: string): { __STORYLOOM__: BootstrapData } {
  const window: Record<string, unknown> = { addEventListener: () => {} };
  runInNewContext(script, Object.assign(window, { window }));
  return window as never;
}

describe('inlineScript', () => {
  it.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    ']]>',
    '\u2028\u2029',
    '\\u003c',
    '\'"`{1}',
  ])('carries %j inside its script element', (text) => {
    const script = inlineScript(bootstrapWith(text));
    expect(script).not.toMatch(/<\/?script|<!--/i);
    expect(run(script).__STORYLOOM__).toEqual(bootstrapWith(text));
  });

  it('reloads the page once if a script of the shell did not arrive, and never without a connection', () => {
    type Listener = (event: { target: { tagName: string; src: string } }) => void;
    const failing = (onLine: boolean) => {
      const [kept, listeners] = [new Map<string, unknown>(), [] as Listener[]];
      let reloads = 0;
      const browser: Record<string, unknown> = {
        URL,
        addEventListener: (type: string, listener: Listener) => type === 'error' && listeners.push(listener),
        navigator: { onLine },
        location: { pathname: '/', reload: () => reloads++ },
        sessionStorage: {
          getItem: (key: string) => kept.get(key) ?? null,
          setItem: (key: string, value: unknown) => kept.set(key, value),
        },
      };
      runInNewContext(inlineScript(bootstrapWith('')), Object.assign(browser, { window: browser }));
      const fail = (src: string) => {
        for (const listener of listeners) listener({ target: { tagName: 'SCRIPT', src } });
        return reloads;
      };
      return [
        fail('http://x/m/reader/1/a.js'),
        fail('http://x/static/js/a.js'),
        fail('http://x/static/js/b.js'),
      ];
    };
    expect(failing(true)).toEqual([0, 1, 1]);
    expect(failing(false)).toEqual([0, 0, 0]);
  });
});
