import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, it } from 'vitest';
import { savableContent } from './savable-content.ts';

const entry = loreEntryDraft.parse({ id: 'e1', keys: ['bell'], content: 'Bells.' });

describe('savableContent', () => {
  it('keeps the stored keys if the new ones exceed the limit, and saves the rest of the entry', () => {
    const changed = { ...entry, keys: ['bell', 'x'.repeat(61)], content: 'Bells ring.' };
    const { content, unsavedFields } = savableContent({ lore: [changed] }, { lore: [entry] });
    expect(content.lore).toEqual([{ ...entry, content: 'Bells ring.' }]);
    expect(unsavedFields).toEqual(['lore.@e1.keys']);
  });
});
