import { describe, expect, test } from 'vitest';
import { fromWire, toWire } from './wire.ts';

describe('the wire', () => {
  test('calls the id of a save archiveId, and the code calls it saveId', () => {
    expect(fromWire({ archiveId: 'a', title: 't' })).toEqual({ saveId: 'a', title: 't' });
    expect(toWire({ saveId: 'a', title: 't' })).toEqual({ archiveId: 'a', title: 't' });
    expect(toWire(fromWire({ archiveId: 'a' }))).toEqual({ archiveId: 'a' });
  });
});
