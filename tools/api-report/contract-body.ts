import { type Found, readDefinitions, readModules } from '@storyloom/contract/core/definitions';
import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import type { Endpoint } from '@storyloom/contract/core/endpoint';
import { errors } from '@storyloom/contract/core/errors';
import type { EventDefinition } from '@storyloom/contract/core/event';
import { referenceOf } from '@storyloom/contract/core/reference';
import * as z from 'zod/mini';
import { type JsonSchema, typeText } from './type-text.ts';

type Io = 'input' | 'output';

/** Schemas of entities by object, so that the report refers to them by name. */
async function readEntities(): Promise<Map<object, string>> {
  const exported = (await readModules('entities')).flatMap(([, module]) => Object.entries(module));
  return new Map(
    exported.flatMap(([name, value]) =>
      typeof value === 'object' && value !== null && '_zod' in value ? [[value, name]] : [],
    ),
  );
}

/** The wire format of every endpoint, event and dialog, and the codes of errors. Messages and comments are left out. */
export async function contractBody(): Promise<string> {
  const entities = await readEntities();

  const text = (schema: z.ZodMiniType, io: Io, self?: object): string => {
    const { $schema: _, ...json } = z.toJSONSchema(schema, {
      io,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        const name = entities.get(zodSchema);
        if (name === undefined || zodSchema === self) return;
        for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
        jsonSchema.$ref = name;
      },
    });
    return typeText(json as JsonSchema);
  };

  const endpoint = ({ definition }: Found<Endpoint>) => {
    const { method, path, caller, rate, owned = {}, wire, errors: names, input, data } = definition;
    const own = Object.entries(owned).map(([field, kind]) => `own ${kind} ${field}`);
    const notes = [
      `caller ${caller}`,
      ...own,
      ...(rate ? [`rate ${rate}`] : []),
      ...(wire ? [wire] : []),
      ...[...names].sort(),
    ];
    return `${method} ${path}\n${notes.join(' · ')}\ninput ${text(input, 'input')}\ndata ${text(data, 'output')}`;
  };
  const event = ({ definition }: Found<EventDefinition>) => {
    const { owner, emitters, retained, schema } = definition;
    const notes = [
      `owner ${owner}`,
      ...emitters.map((each) => `emitter ${each}`),
      ...(retained ? ['retained'] : []),
    ];
    return `${referenceOf(definition)}\n${notes.join(' · ')}\npayload ${text(schema, 'output')}`;
  };
  const dialog = ({ definition }: Found<DialogDefinition>) =>
    `${referenceOf(definition)}\nowner ${definition.owner}\ninput ${text(definition.input, 'input')}\nresult ${text(definition.result, 'output')}`;

  const section = (title: string, entries: string[]) =>
    `## ${title}\n\n\`\`\`\n${entries.sort().join('\n\n')}\n\`\`\`\n`;
  return [
    section('Endpoints', (await readDefinitions('endpoints')).map(endpoint)),
    section('Events', (await readDefinitions('events')).map(event)),
    section('Dialogs', (await readDefinitions('dialogs')).map(dialog)),
    section(
      'Entities',
      [...entities].map(([schema, name]) => `${name} ${text(schema as z.ZodMiniType, 'output', schema)}`),
    ),
    `## Error codes\n\n\`\`\`\n${Object.entries(errors)
      .map(([name, { code }]) => `${code} ${name}`)
      .sort()
      .join('\n')}\n\`\`\`\n`,
  ].join('\n');
}
