import { describe, expect, test } from 'vitest';
import { activate, loreEntry, pathOf } from '../testing/entries.ts';
import { presentTrace } from './trace.ts';

const entries = [
  loreEntry({ id: 'bell', content: 'It is cracked.' }),
  loreEntry({ id: 'heir', content: 'Odile is the heir.', secret: true }),
];
const { trace } = activate(entries, { path: pathOf('the bell of the heir') });

describe('the lore trace', () => {
  test('shows content and reason of an entry', () => {
    expect(presentTrace(trace, entries)[0]).toEqual({
      entryId: 'bell',
      title: 'bell',
      content: 'It is cracked.',
      isSecret: false,
      reason: 'key',
      key: 'bell',
      messageId: 'm1',
      tokens: 14,
      outcome: 'active',
    });
  });

  test('shows of a secret entry only that it exists', () => {
    const shown = presentTrace(trace, entries)[1];
    expect(shown).toMatchObject({ isSecret: true, title: null, content: null, key: null, outcome: 'active' });
    expect(JSON.stringify(shown)).not.toMatch(/Odile|"key":"heir"/);
  });

  test('shows a secret entry with its text and key to those who may see secrets', () => {
    expect(presentTrace(trace, entries, { showSecrets: true })[1]).toMatchObject({
      isSecret: true,
      title: 'heir',
      content: 'Odile is the heir.',
      key: 'heir',
    });
  });

  test('omits entries that no longer exist', () => {
    expect(presentTrace(trace, entries.slice(0, 1))).toHaveLength(1);
  });
});
