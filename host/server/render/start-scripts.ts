import { sourceOf } from './source-of.ts';

/**
 * Pictures below the first screen (`loading="lazy"`) are not displayed yet, and so not requested before the scripts; on a
 * connection of less than 0.7 Mbit/s, where they would delay the scripts by a second, neither are fonts.
 */
export const holdFiles = `document.documentElement.setAttribute('data-scripts',navigator.connection?.downlink<0.7?'slow':'loading');`;

/** A script with its hash. */
export interface Script {
  src: string;
  integrity: string;
}

/**
 * Runs in the page, after its content. Loads the scripts once the first content is presented, so that they do not share the
 * connection and the processor with what the visitor sees first; at once if the page has no content without them. `preloads` are
 * those that the shell's scripts will ask for. Shows the held files when the visitor scrolls, or the scripts have arrived and the
 * browser is idle: their layout would take 0.1 to 0.3 s from hydration on a phone. Written for the browser: it is sent as source
 * text.
 */
function startAfterPaint(scripts: readonly Script[], preloads: readonly Script[], hasContent: boolean): void {
  const loadHeld = () => document.documentElement.removeAttribute('data-scripts');
  let isStarted = false;
  let loading = scripts.length + preloads.length;
  const ended = () => {
    loading -= 1;
    if (loading === 0) (window.requestIdleCallback ?? setTimeout)(loadHeld);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    const common = { crossOrigin: 'anonymous', onload: ended, onerror: ended };
    const add = (name: 'script' | 'link', attributes: object) =>
      document.head.append(Object.assign(document.createElement(name), common, attributes));
    for (const script of scripts) add('script', { ...script, async: true, fetchPriority: 'high' });
    for (const { src, integrity } of preloads)
      add('link', { rel: 'preload', as: 'script', integrity, href: src });
  };
  addEventListener('scroll', loadHeld, { once: true });
  // The browser presents a frame some 40 ms after it asks for it. A page in the background has no frames.
  if (document.hidden || !hasContent) start();
  else
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint').length > 0) start();
    }).observe({ type: 'paint', buffered: true });
  setTimeout(start, 1_000);
}

/** The source of the script, which reads the constants `scripts`, `preloads` and `hasContent`. */
export const startScript: string = `(${sourceOf(startAfterPaint)})(scripts,preloads,hasContent);`;

/** The script with its constants. */
export const startScripts = (
  source: string,
  scripts: readonly Script[],
  preloads: readonly Script[],
  hasContent: boolean,
): string =>
  `{const scripts=${JSON.stringify(scripts)},preloads=${JSON.stringify(preloads)},hasContent=${hasContent};${source}}`;
