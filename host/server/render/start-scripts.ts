interface Script {
  src: string;
  integrity: string;
}

/**
 * Runs in the page, after its content. Starts the shell's scripts, which are preloaded, once the first frame is painted:
 * on a quick connection they would arrive before it, and running them would delay it.
 * Written for the browser: it is sent as source text.
 */
function startAfterPaint(scripts: readonly Script[]): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const script of scripts) {
      const attributes = { ...script, crossOrigin: 'anonymous', async: true };
      document.head.append(Object.assign(document.createElement('script'), attributes));
    }
  };
  // A page in the background has no frames.
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1_000);
}

/** The source of the script. */
export const startScripts = (scripts: readonly Script[]): string =>
  `(${startAfterPaint})(${JSON.stringify(scripts)});`;
