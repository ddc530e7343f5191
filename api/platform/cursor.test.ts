import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Position, readCursor, writeCursor } from './cursor.ts';

const heat = { name: 'HOTTEST ALL_TIME', isInteger: false };
const chats = { name: 'MESSAGE_COUNT WEEK', isInteger: true };
const id = fc.stringMatching(/^[a-z0-9]{1,32}$/);

describe('cursors', () => {
  test('round-trip a position exactly', () => {
    const key = fc.double({ noNaN: true, noDefaultInfinity: true }).filter((each) => !Object.is(each, -0));
    const last = fc.option(fc.record({ key, id }));
    const positions = fc.record({ last, shown: fc.array(id, { maxLength: 50 }) });
    fc.assert(
      fc.property(positions, (position) => {
        const cursor = writeCursor(heat, position);
        expect(cursor).toMatch(/^[\w-]{1,4000}$/);
        expect(readCursor(heat, cursor)).toEqual(position);
      }),
    );
  });

  const refusal = (order: typeof heat, cursor: string) => {
    try {
      return readCursor(order, cursor);
    } catch (error) {
      return error;
    }
  };
  const written = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each([
    ['nothing', ''],
    ['words', 'twaddle'],
    ['another shape', written({ last: 1 })],
    ['an infinite number', Buffer.from('["HOTTEST ALL_TIME",[1e999,"a"],[]]').toString('base64url')],
    ['a text for a number', written([heat.name, ['1; drop table stories', 'a'], []])],
    ['an invalid id', written([heat.name, [1, "a'--"], []])],
    ['too many ids', written([heat.name, [1, 'a'], Array.from({ length: 51 }, () => 'b')])],
  ])('reject %s by its field', (_, cursor) => {
    expect(refusal(heat, cursor)).toMatchObject({
      error: 'request.invalid',
      details: { fields: { after: expect.stringContaining('first page') } },
    });
  });

  test('of one order are rejected in another', () => {
    const position: Position = { last: { key: 3, id: 'a' }, shown: [] };
    expect(readCursor(chats, writeCursor(chats, position))).toEqual(position);
    expect(refusal(heat, writeCursor(chats, position))).toMatchObject({ error: 'request.invalid' });
  });

  test.each([1.5, 2 ** 60, 1e300])('reject the sort key %d of integer keys', (key) => {
    const cursor = writeCursor(chats, { last: { key, id: 'a' }, shown: [] });
    expect(refusal(chats, cursor)).toMatchObject({ error: 'request.invalid' });
  });

  test('accept as many ids as a page has rows, and ids of the payment provider', () => {
    const shown = Array.from({ length: 50 }, (_, at) => `txn_${at}`);
    const position: Position = { last: { key: 3, id: `txn_${'a'.repeat(76)}` }, shown };
    expect(readCursor(heat, writeCursor(heat, position))).toEqual(position);
    const longer = written([heat.name, [1, 'a'.repeat(81)], []]);
    expect(refusal(heat, longer)).toMatchObject({ error: 'request.invalid' });
    expect(refusal(heat, written([heat.name, null, ['A-1']]))).toMatchObject({ error: 'request.invalid' });
  });
});
