import { describe, expect, it } from 'vitest';
import { readDefinitions } from './definitions.ts';
import { fileStemOf } from './reference.ts';

const events = await readDefinitions('events');
const dialogs = await readDefinitions('dialogs');
const camelCase = (stem: string) => stem.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

describe('events', () => {
  it.each(events.map(({ definition, file }) => [file, definition] as const))(
    '%s names a fact in the past tense, noun.verb, and starts at version 1',
    (_, { name, version }) => {
      expect(name).toMatch(/^[a-z]+\.[a-z-]+ed$/);
      expect(version).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(events.map(({ definition, file }) => [file, definition] as const))(
    '%s refuses unknown fields',
    (_, { schema }) => {
      expect(schema.safeParse({ anythingUnknown: 1 }).success).toBe(false);
    },
  );

  it('retains the session and nothing else', () => {
    const retained = events.filter(({ definition }) => definition.retained);
    expect(retained.map(({ definition }) => definition.name)).toEqual(['session.changed']);
  });
});

describe.each([
  ['events', events],
  ['dialogs', dialogs],
])('%s', (kind, all) => {
  it('are one file each, named after the definition', () => {
    expect(all.length).toBeGreaterThan(0);
    for (const { file, exportedAs, definition } of all) {
      const stem = fileStemOf(definition);
      expect(file.split('/').slice(1).join('/')).toBe(`${kind}/${stem}.ts`);
      expect(exportedAs).toBe(camelCase(stem));
    }
    expect(new Set(all.map(({ file }) => file)).size).toBe(all.length);
  });
});
