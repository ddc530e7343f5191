/** Texts of pages that cannot be shown, fixed by the product specification. */
export const pageMessages = {
  loadFailed: 'Load failed, please refresh later',
  internalServerError: 'Internal Server Error',
  notFoundTitle: 'Page Not Found',
} as const;

/** The message for an address without a page. */
export function unknownPage(path: string): string {
  return `Page not found: ${decodePath(path)}`;
}

/** The message for an address whose parameters the route rejects. */
export function rejectedPage(path: string): string {
  return `Page Not Found: ${decodePath(path)}`;
}

/** The path as people write it; one that is not valid UTF-8 stays as it is. */
function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
