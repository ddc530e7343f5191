import { sourceOf } from './source-of.ts';

/** A script with its hash. */
export interface Script {
  src: string;
  integrity: string;
}

declare global {
  interface Window {
    /** Starts the scripts of the page; called at the end of its content. */
    __STORYLOOM_START__?: () => void;
  }
}

/**
 * Runs in the head of the page. `preloads` are those that the shell's scripts will ask for.
 *
 * - Holds files back: pictures below the first screen (`loading="lazy"`), and fonts too on a connection of less than
 *   0.7 Mbit/s, where they would delay the scripts by a second. Shows them when the visitor scrolls, or when the scripts
 *   have arrived and the browser is idle: their layout would take 0.1 to 0.3 s from hydration on a phone.
 * - Loads the scripts once the first content is presented, so that they do not share the connection and the processor with
 *   what the visitor sees first; at once if the page has no content without them. On a slow connection, requests them at
 *   once too, and runs them after the first content: they take seconds to arrive.
 *
 * Written for the browser: it is sent as source text.
 */
function prepareStart(scripts: readonly Script[], preloads: readonly Script[], hasContent: boolean): void {
  const { documentElement: html, head } = document;
  // Some browsers do not tell it.
  const { connection } = navigator as Navigator & { connection?: { downlink: number } };
  const isSlow = connection !== undefined && connection.downlink < 0.7;
  let isStarted = false;
  let loading = scripts.length + preloads.length;
  const loadHeld = () => html.removeAttribute('data-scripts');
  const ended = () => {
    loading -= 1;
    if (loading === 0) (window.requestIdleCallback ?? setTimeout)(loadHeld);
  };
  const add = (name: 'script' | 'link', attributes: object) =>
    head.append(Object.assign(document.createElement(name), { crossOrigin: 'anonymous' }, attributes));
  const preload = (files: readonly Script[], end?: () => void) => {
    for (const { src, integrity } of files)
      add('link', { rel: 'preload', as: 'script', integrity, href: src, onload: end, onerror: end });
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const script of scripts)
      add('script', { ...script, async: true, fetchPriority: 'high', onload: ended, onerror: ended });
    if (!isSlow) preload(preloads, ended);
  };
  if (hasContent) html.setAttribute('data-scripts', isSlow ? 'slow' : 'loading');
  if (isSlow) {
    preload(scripts);
    preload(preloads, ended);
  }
  addEventListener('scroll', loadHeld, { once: true });
  window.__STORYLOOM_START__ = () => {
    // The browser presents a frame some 40 ms after it asks for it. A page in the background has no frames.
    if (document.hidden || !hasContent) start();
    else
      new PerformanceObserver((entries) => {
        if (entries.getEntriesByName('first-contentful-paint').length > 0) start();
      }).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1_000);
  };
}

const constants = '(scripts,preloads,hasContent)';

/** The source of the script, in which `startScripts` replaces the names of the constants. */
export const startScript: string = `(${sourceOf(prepareStart)})${constants};`;

/** The script of the head of a page. */
export const startScripts = (source: string, ...values: Parameters<typeof prepareStart>): string =>
  source.replace(constants, () => `(${values.map((value) => JSON.stringify(value)).join()})`);
