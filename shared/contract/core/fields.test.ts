import * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { feed } from '../stories/endpoints/feed.ts';
import { tagFilter } from '../stories/filter-fields.ts';
import { after, clientRequestId, count, cursor, id, sessionToken, text, time } from './fields.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => z.safeParse(schema, value).success;

describe('paging', () => {
  it('defaults to page 1 with 20 rows', () => {
    expect(z.parse(feed.input, {})).toMatchObject({ page: 1, size: 20 });
  });

  it('parses numbers from the query', () => {
    expect(z.parse(feed.input, { page: '3', size: '50' })).toMatchObject({ page: 3, size: 50 });
  });

  it.each(['0', '-1', '1.5', 'abc', '', 'Infinity', '10000001'])('rejects page %j', (page) => {
    expect(accepts(feed.input, { page })).toBe(false);
  });

  it.each(['0', '51', '1e9', 'NaN'])('rejects size %j', (size) => {
    expect(accepts(feed.input, { size })).toBe(false);
  });
});

describe('filters', () => {
  it.each([{}, { type: 'all', category: 'all' }, { type: 'ALL', category: 'ALL' }])(
    'parse %j to undefined',
    (input) => {
      const { type, category } = z.parse(feed.input, input);
      expect([type, category]).toEqual([undefined, undefined]);
    },
  );

  it('keep a type and a category', () => {
    expect(z.parse(feed.input, { type: 'ROLE', category: 'HORROR' })).toMatchObject({
      type: 'ROLE',
      category: 'HORROR',
    });
  });

  it.each([{ type: 'Story' }, { category: 'WESTERN' }, { type: '' }])('reject %j', (input) => {
    expect(accepts(feed.input, input)).toBe(false);
  });
});

describe('fields', () => {
  it.each(['a', 'k3v9x2m1q8w7e6r5'])('accept %j as an id', (value) => {
    expect(accepts(id, value)).toBe(true);
  });

  it.each(['', 'A', 'a-b', 'a b', '../x', 'a'.repeat(33)])('reject %j as an id', (value) => {
    expect(accepts(id, value)).toBe(false);
  });

  it('accept times in UTC only', () => {
    expect(accepts(time, '2026-01-02T03:04:05.678Z')).toBe(true);
    expect(accepts(time, '2026-01-02T03:04:05+02:00')).toBe(false);
  });

  it('accept request ids of at least 8 characters', () => {
    expect(accepts(clientRequestId, crypto.randomUUID())).toBe(true);
    expect(accepts(clientRequestId, '1')).toBe(false);
    expect([8, 64, 7, 65].map((length) => accepts(clientRequestId, 'a'.repeat(length)))).toEqual([
      ...[true, true, false, false],
    ]);
  });

  it('accept tokens that a header could contain', () => {
    expect(accepts(sessionToken, '!token~')).toBe(true);
    expect(accepts(sessionToken, 'a'.repeat(200))).toBe(true);
    for (const wrong of ['', 'a b', 'a\nb', 'é', 'a'.repeat(201)])
      expect(accepts(sessionToken, wrong)).toBe(false);
  });

  it('accept counts and cursors from 0', () => {
    for (const schema of [count, cursor]) {
      expect(accepts(schema, 0)).toBe(true);
      for (const wrong of [-1, 0.5, Number.NaN]) expect(accepts(schema, wrong)).toBe(false);
    }
    expect(z.parse(cursor, '7')).toBe(7);
  });

  it('may leave out the cursor of a page and the tag of a filter, but not leave them empty', () => {
    for (const schema of [after, tagFilter]) {
      expect(accepts(schema, undefined)).toBe(true);
      expect(accepts(schema, '')).toBe(false);
    }
    expect(accepts(after, 'a'.repeat(4_001))).toBe(false);
    expect(accepts(after, 'a b')).toBe(false);
    expect(z.parse(tagFilter, ' Sea ')).toBe('Sea');
  });

  it("trim text and reject blank text with the form's message", () => {
    const name = text(5, 'Say your name');
    expect(z.parse(name, '  Ada ')).toBe('Ada');
    for (const blank of ['', '   ', undefined]) {
      expect(z.safeParse(name, blank).error?.issues[0]?.message).toBe('Say your name');
    }
    expect(z.safeParse(name, 'longer').error?.issues[0]?.message).toBe('At most 5 characters');
  });
});
