import { describe, expect, it } from 'vitest';
import { message } from '../../testing/messages.ts';
import { isLongAgo } from './use-returned.ts';

const reply = message({ id: 'r', parentId: 'u', createdAt: '2026-01-01T10:00:00.000Z' });
const at = (time: string) => Date.parse(`2026-01-01T${time}.000Z`);

describe('isLongAgo', () => {
  it('begins after an hour, and not at an opening scene, an ending or for a message of this page', () => {
    expect(isLongAgo(reply, at('10:59:59'))).toBe(false);
    expect(isLongAgo(reply, at('11:00:00'))).toBe(true);
    expect(isLongAgo({ ...reply, parentId: null }, at('12:00:00'))).toBe(false);
    expect(isLongAgo({ ...reply, ending: 'The Fourth Pipe' }, at('12:00:00'))).toBe(false);
    expect(isLongAgo({ ...reply, createdAt: new Date(0).toISOString() }, at('12:00:00'))).toBe(false);
  });
});
