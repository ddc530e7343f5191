/** Class names that are the same in the browser's and the server's build, short, and unique to the micro-frontend. */
export function classNames(owner: string): { localIdentName: string } {
  return { localIdentName: `${owner}-[hash:base64:6]` };
}

/** Browsers that know what the stylesheets use as written: `oklch()` with variables, `color-mix()` and `@layer`. */
export const browsers = ['chrome >= 111', 'edge >= 111', 'firefox >= 113', 'safari >= 16.4'];
