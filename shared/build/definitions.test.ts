import { defineDialog } from '@storyloom/contract/core/dialog';
import { defineEvent } from '@storyloom/contract/core/event';
import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { describeDefinitions } from './definitions.ts';

const posted = defineEvent({
  name: 'club.posted',
  version: 1,
  owner: 'club',
  schema: z.strictObject({ id: z.string() }),
});
const rules = defineDialog({
  name: 'club-rules',
  version: 2,
  owner: 'club',
  input: z.optional(z.boolean()),
  result: z.undefined(),
});

describe('describeDefinitions', () => {
  it('has each definition outside the contract once, with what may be undefined', () => {
    const properties = { id: { type: 'string' } };
    expect(describeDefinitions([posted, posted, rules])).toEqual([
      {
        kind: 'event',
        reference: 'club.posted@1',
        owner: 'club',
        emitters: [],
        schemas: { payload: { type: 'object', properties, required: ['id'], additionalProperties: false } },
      },
      {
        kind: 'dialog',
        reference: 'club-rules@2',
        owner: 'club',
        schemas: {
          input: { anyOf: [{ type: 'boolean' }, { not: {} }] },
          result: { anyOf: [{}, { not: {} }] },
        },
      },
    ]);
  });

  it('leaves out a name that does not begin with its owner, which only the contract may have', () => {
    expect(
      describeDefinitions([
        { ...rules, name: 'rules' },
        { ...rules, name: 'clubs-rules' },
      ]),
    ).toEqual([]);
  });
});
