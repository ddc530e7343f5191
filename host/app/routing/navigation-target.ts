const unsafe = /^(javascript|data|blob|vbscript):/i;

// Browsers ignore control characters and spaces before and inside a scheme.
const visible = (url: string) => [...url].filter((character) => character > ' ').join('');

/** Throws for a target that would run a script or create a document. */
export function refuseUnsafeTarget(url: string): void {
  if (unsafe.test(visible(url))) throw new Error(`Navigation to ${url.slice(0, 40)} is refused.`);
}

/** True if a URL has a scheme or a host. */
export function isExternal(url: string): boolean {
  return /^[\\/]{2}|^([a-z][a-z0-9+.-]*:)/i.test(visible(url));
}
