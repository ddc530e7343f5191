import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, test } from 'vitest';
import { loreEntry } from '../testing/entries.ts';
import { toPlayableEntries } from './draft-entries.ts';

const draft = (change: object) => loreEntryDraft.parse({ ...loreEntry({ id: 'bell' }), ...change });

describe('toPlayableEntries', () => {
  test('trims texts and keys, and keeps each key once without regard to case', () => {
    const keys = [' bell ', '', 'Tower', 'BELL', '  '];
    const [entry] = toPlayableEntries([
      draft({ title: ' The bell ', content: ' Cracked.\n', keys, secondaryKeys: [' sea', 'sea'] }),
    ]);
    expect(entry).toMatchObject({ title: 'The bell', content: 'Cracked.', secondaryKeys: ['sea'] });
    expect(entry?.keys).toEqual(['BELL', 'Tower']);
  });

  test('leaves out entries without content, and keeps the order of the others', () => {
    const drafts = [draft({ content: 'A.' }), draft({ content: ' \n' }), draft({ content: 'B.' })];
    expect(toPlayableEntries(drafts).map(({ content }) => content)).toEqual(['A.', 'B.']);
  });
});
