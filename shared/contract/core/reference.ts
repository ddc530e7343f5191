/** Name and version of an event or a dialog. */
export interface Versioned {
  name: string;
  version: number;
}

/** The shell, or the name of a micro-frontend. */
export type Owner = string;

/** `points.changed@1`: how a manifest, the bus and the composition name one version. */
export function referenceOf({ name, version }: Versioned): string {
  return `${name}@${version}`;
}

/** The inverse of `referenceOf`. */
export function parseReference(reference: string): Versioned {
  const at = reference.lastIndexOf('@');
  return { name: reference.slice(0, at), version: Number(reference.slice(at + 1)) };
}

/** Name of its file without the extension: `points-changed` for version 1, `points-changed-2` for version 2. */
export function fileStemOf({ name, version }: Versioned): string {
  const stem = name.replaceAll('.', '-');
  return version === 1 ? stem : `${stem}-${version}`;
}
