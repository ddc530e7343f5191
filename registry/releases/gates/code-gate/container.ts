import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@storyloom/contract/platform/composition';
import * as facade from '@storyloom/mfe';
import * as schema from '@storyloom/schema';
import { type DOMWindow, JSDOM, requestInterceptor, VirtualConsole } from 'jsdom';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { loadModulesBy } from './modules.ts';
import { checkParts, textOf } from './parts.ts';

interface Container {
  init(scope: unknown): unknown;
  get(module: string): Promise<() => { default?: unknown }>;
}

const origin = 'http://localhost';

/** The shell's packages, in the form of a federation share scope. */
function shareScope(versions: Record<string, string>) {
  const share = (name: string, library: unknown) => {
    const version = versions[name.startsWith('@') ? name : (name.split('/')[0] ?? name)] ?? '0.0.0';
    const get = () => Promise.resolve(() => library);
    return [name, { [version]: { get, loaded: 1, from: 'shell', eager: true } }];
  };
  return Object.fromEntries([
    share('react', React),
    share('react/jsx-runtime', jsxRuntime),
    share('react-dom', ReactDOM),
    share('@storyloom/mfe', facade),
    share('@storyloom/schema', schema),
  ]);
}

/** Hash of a script: jsdom implements only the attribute, but federation sets the property. */
function integrityOf(script: HTMLElement): string | null {
  return script.getAttribute('integrity') ?? (script as HTMLScriptElement).integrity ?? null;
}

/** Serves the release's files to the page. Refuses a script without its hash, as browsers do. */
function openPage({ mfe, buildId, assets }: Release, folder: string, faults: string[]): JSDOM {
  const base = `${origin}/m/${mfe}/${buildId}/`;
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('jsdomError', (error) => {
    if (error.cause) faults.push(textOf(error.cause));
  });
  return new JSDOM('<!doctype html><head></head><body></body>', {
    url: `${origin}/`,
    runScripts: 'dangerously',
    pretendToBeVisual: true,
    virtualConsole,
    resources: {
      interceptors: [
        requestInterceptor((request, { element }) => {
          const url = request.url.startsWith(base) ? request.url.slice(base.length) : request.url;
          const asset = assets.find((each) => each.url === url);
          if (!asset) return new Response('', { status: 404 });
          if (element?.localName === 'script' && integrityOf(element) !== asset.integrity) {
            faults.push(`${url} is loaded without its hash, so browsers refuse it`);
            return new Response('', { status: 403 });
          }
          const type = url.endsWith('.css') ? 'text/css' : 'text/javascript';
          return new Response(readFileSync(join(folder, url)), { headers: { 'content-type': type } });
        }),
      ],
    },
  });
}

/** Hash of a module in the import maps of the page. */
function mappedIntegrity({ document }: DOMWindow, url: string): string | undefined {
  const maps = [...document.querySelectorAll('script[type=importmap]')].map(
    ({ textContent }) => JSON.parse(textContent) as { integrity?: Record<string, string> },
  );
  return maps.map(({ integrity }) => integrity?.[url]).find(Boolean);
}

/** Adds the globals of the web platform that Node has and jsdom lacks. */
function completePlatform(window: DOMWindow): void {
  const ofNode = new Set(['global', 'process', 'Buffer', 'navigator', 'require', 'module']);
  for (const name of Object.getOwnPropertyNames(globalThis)) {
    if (ofNode.has(name) || name in window) continue;
    Object.defineProperty(window, name, Object.getOwnPropertyDescriptor(globalThis, name) ?? {});
  }
}

function runEntry({ document }: DOMWindow, { mfe, buildId, entry }: Release): Promise<boolean> {
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = `${origin}/m/${mfe}/${buildId}/${entry.url}`;
    script.setAttribute('integrity', entry.integrity);
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
}

/** Loads the container and all its parts in a page without a layout, as browsers do. Throws an error that says the cause and the fix. */
export async function loadContainer(release: Release, folder: string): Promise<void> {
  const { entry, mfName } = release;
  const faults: string[] = [];
  const { window } = openPage(release, folder, faults);
  completePlatform(window);
  const base = `${origin}/m/${release.mfe}/${release.buildId}/`;
  loadModulesBy((url) => {
    const asset = release.assets.find((each) => `${base}${each.url}` === url);
    if (!asset) throw new Error(`${url} is not among the release’s files`);
    if (mappedIntegrity(window, url) !== asset.integrity)
      throw new Error(`${asset.url} is loaded without its hash, so browsers refuse it`);
    return readFileSync(join(folder, asset.url), 'utf8');
  });
  const because = (error?: unknown) =>
    [...new Set([...faults, ...(error ? [textOf(error)] : [])])].join('; ');
  const loaded = await runEntry(window, release);
  const container = window[mfName] as Container | undefined;
  if (!loaded || faults.length > 0)
    throw new Error(`${entry.url} cannot be run by a browser: ${because()}. Fix it and build again.`);
  if (typeof container?.init !== 'function' || typeof container.get !== 'function') {
    throw new Error(
      `${entry.url} defines no federation container named ${mfName}, which the shell looks for. Build it with shared/build.`,
    );
  }
  let exposed: { default?: unknown };
  try {
    await container.init(shareScope(release.shared));
    exposed = (await container.get('./mfe'))();
  } catch (error) {
    throw new Error(
      `${entry.url} does not offer ./mfe: ${because(error)}. A plain Module Federation container cannot be published; ` +
        'write an mfe.ts and build it with shared/build.',
    );
  }
  try {
    await checkParts(exposed.default, release, entry.url);
  } catch (error) {
    const also = faults.length > 0 ? ` (${because()})` : '';
    throw new Error(`${error instanceof Error ? error.message : String(error)}${also}`);
  }
}
