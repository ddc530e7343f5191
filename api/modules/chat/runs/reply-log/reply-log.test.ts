import { describe, expect, test } from 'vitest';
import { joinChunks } from './reply-log.ts';

describe('joinChunks', () => {
  test('appends to the start, and replaces what was withdrawn or sent twice', () => {
    const start = 'It rains. ';
    const chunks = [
      { startsAt: 10, text: 'A door ' },
      { startsAt: 17, text: 'opens' },
      { startsAt: 10, text: '' },
      { startsAt: 10, text: 'Nobody' },
      { startsAt: 10, text: 'Nobody comes.' },
    ];
    expect(joinChunks(start, chunks.slice(0, 2))).toBe('It rains. A door opens');
    expect(joinChunks(start, chunks.slice(0, 3))).toBe(start);
    expect(joinChunks(start, chunks)).toBe('It rains. Nobody comes.');
  });
});
