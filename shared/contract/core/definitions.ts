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

/** The modules in the folder of this name in every area, by file below the contract's folder. For Node only. */
export async function readModules(kind: string): Promise<[string, Record<string, unknown>][]> {
  const contract = new URL('../', import.meta.url);
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.split('/')[1] === kind && file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort();
  return Promise.all(
    files.map(
      async (file) => [file, await import(new URL(file, contract).href)] as [string, Record<string, unknown>],
    ),
  );
}

/** All definitions of one kind, by area and file name. For Node only: tests, the registry and reports. */
export async function readDefinitions<Kind extends keyof Kinds>(kind: Kind): Promise<Found<Kinds[Kind]>[]> {
  const modules = await readModules(kind);
  return modules.flatMap(([file, module]) =>
    Object.entries(module)
      .filter(([, value]) => typeof value === 'object' && value !== null && marks[kind] in value)
      .map(([exportedAs, value]) => ({ file, exportedAs, definition: value as Kinds[Kind] })),
  );
}

/** All endpoints by name, such as `stories.modify`: the area and the exported constant. For Node only. */
export async function readEndpoints(): Promise<Record<string, Endpoint>> {
  const found = await readDefinitions('endpoints');
  return Object.fromEntries(
    found.map(({ file, exportedAs, definition }) => [`${file.split('/')[0]}.${exportedAs}`, definition]),
  );
}
