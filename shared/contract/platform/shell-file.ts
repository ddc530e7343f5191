/** Paths of the shell's files on the site. Their names have hashes of the content, so all builds share one folder. */
export const shellFilePath = /^\/static\/(?:[\w-]+\/)*[\w.-]+\.(?:js|css|woff2)$/;

/** Header with the registry's signature of `shellFileText`, in base64url. */
export const shellFileSignature = 'x-signature';

/** What the registry signs of a shell's file; `hash` is its SHA-384 in base64. */
export const shellFileText = (path: string, hash: string): string => `${path} ${hash}`;
