import { readdirSync } from 'node:fs';
import type { DialogDefinition } from './dialog.ts';
import type { Endpoint } from './endpoint.ts';
import type { EventDefinition } from './event.ts';

interface Kinds {
  dialogs: DialogDefinition;
  endpoints: Endpoint;
  events: EventDefinition;
}

/** One definition, the name it is exported by, and its file below the contract's folder. */
export interface Found<Definition> {
  file: string;
  exportedAs: string;
  definition: Definition;
}

const marks = { dialogs: 'result', endpoints: 'method', events: 'retained' } as const;

/** All definitions of one kind, read from its folder, by file name. For Node only: tests, the registry and reports. */
export async function readDefinitions<Kind extends keyof Kinds>(kind: Kind): Promise<Found<Kinds[Kind]>[]> {
  const folder = new URL(`${kind}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  const found: Found<Kinds[Kind]>[] = [];
  for (const file of files) {
    const module = (await import(new URL(file, folder).href)) as Record<string, unknown>;
    for (const [exportedAs, value] of Object.entries(module)) {
      if (typeof value !== 'object' || value === null || !(marks[kind] in value)) continue;
      found.push({ file: `${kind}/${file}`, exportedAs, definition: value as Kinds[Kind] });
    }
  }
  return found;
}

/** All endpoints by name, such as `stories.modify`: the folder and the exported constant. For Node only. */
export async function readEndpoints(): Promise<Record<string, Endpoint>> {
  const found = await readDefinitions('endpoints');
  return Object.fromEntries(
    found.map(({ file, exportedAs, definition }) => [`${file.split('/')[1]}.${exportedAs}`, definition]),
  );
}
