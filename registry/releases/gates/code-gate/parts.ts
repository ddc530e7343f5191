import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@storyloom/contract/platform/composition';

const kinds = { route: 'routes', dialog: 'dialogs', slot: 'slots' } as const;

export const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Accepts functions, and the objects that `memo`, `lazy` and `forwardRef` create. */
function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (isObject(value) && '$$typeof' in value);
}

/** Copies a value into this realm: objects of another realm have other prototypes and never compare as equal. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/**
 * Throws unless `mfe`, the default export of `file`, declares the release's manifest and every part of it loads and has
 * a component.
 */
export async function checkParts(mfe: unknown, { manifest }: Release, file: string): Promise<void> {
  if (!isObject(mfe) || !isObject(mfe.manifest)) {
    throw new Error(
      `${file} is not a micro-frontend: its default export was not created by defineMfe. A plain Module Federation container ` +
        'cannot be published; write an mfe.ts and build it with shared/build.',
    );
  }
  const declared = plain(mfe.manifest) as Record<string, unknown>;
  const differing = Object.keys({ ...manifest, ...declared }).filter(
    (key) => !isDeepStrictEqual(declared[key], manifest[key as keyof typeof manifest]),
  );
  if (differing.length > 0) {
    throw new Error(
      `The manifest in ${file} differs from the release's in: ${differing.join(', ')}. Publish the build unchanged.`,
    );
  }
  const ids = { route: manifest.routes.map(({ id }) => id), dialog: manifest.dialogs, slot: manifest.slots };
  for (const kind of ['route', 'dialog', 'slot'] as const) {
    const loaders = mfe[kinds[kind]];
    for (const id of ids[kind]) {
      const load = isObject(loaders) ? loaders[id] : undefined;
      if (typeof load !== 'function')
        throw new Error(`${file} has no ${kind} ${id}. Build it with shared/build.`);
      await checkPart(load as () => unknown, `${kind} ${id}`, file);
    }
  }
}

async function checkPart(load: () => unknown, name: string, file: string): Promise<void> {
  let module: unknown;
  try {
    module = await load();
  } catch (error) {
    throw new Error(`The ${name} of ${file} cannot be loaded: ${textOf(error)}. Fix it and build again.`);
  }
  if (!isObject(module) || !isComponent(module.default))
    throw new Error(`The ${name} of ${file} has no component as its default export. Export one.`);
}
