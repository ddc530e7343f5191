import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { events } from './map.ts';

describe('the events between micro-frontends', () => {
  it.each(Object.entries(events))(
    '%s is a fact in the past tense, named noun.verb, with a version',
    (name, event) => {
      expect(name).toMatch(/^[a-z]+\.[a-z-]+ed$/);
      expect(event.version).toBeGreaterThanOrEqual(1);
    },
  );

  it.each(Object.entries(events))('%s refuses what it does not know', (_, { schema }) => {
    expect(z.safeParse(schema, { anythingUnknown: 1 }).success).toBe(false);
  });

  it('carries the session to listeners that come late, and nothing else', () => {
    const retained = Object.entries(events).filter(([, event]) => event.retained);
    expect(retained.map(([name]) => name)).toEqual(['session.changed']);
  });
});
