import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, it } from 'vitest';
import { countRelations, renameInRelations } from './rename.model.ts';

const draft: StoryDraftContent = {
  main: { name: 'Mara', relations: [{ to: 'Olga ', text: 'sister' }] },
  supporting: [
    { name: 'Olga', relations: [{ to: 'Mara', text: 'sister' }] },
    {
      name: 'Per',
      relations: [
        { to: 'Olga', text: 'wife' },
        { to: 'Olgas ship', text: 'captain' },
      ],
    },
    {},
  ],
};
const relationsOf = ({ main, supporting = [] }: StoryDraftContent) =>
  [main, ...supporting].map((one) => one?.relations?.map(({ to }) => to));

/** Renames like the studio's fields: first the name, then the relations. */
function rename(content: StoryDraftContent, from: string, to: string) {
  const supporting = content.supporting?.map((one) => (one.name === from ? { ...one, name: to } : one));
  return renameInRelations({ ...content, supporting }, from, to);
}

describe('renameInRelations', () => {
  it('renames a character in the relations of all others, and keeps their texts', () => {
    const renamed = rename(draft, 'Olga', 'Oda');
    expect(relationsOf(renamed)).toEqual([['Oda'], ['Mara'], ['Oda', 'Olgas ship'], undefined]);
    expect(renamed.main?.relations).toEqual([{ to: 'Oda', text: 'sister' }]);
    expect([countRelations(draft, 'Olga'), countRelations(renamed, 'Olga')]).toEqual([2, 0]);
  });

  it('changes nothing while a name is empty or the same, and without a relation to it', () => {
    for (const [from, to] of [
      ['Olga', ''],
      ['', 'Oda'],
      ['Mara', 'Mara'],
      ['Nobody', 'Oda'],
    ] as const)
      expect(renameInRelations(draft, from, to)).toBe(draft);
  });

  it('keeps relations to a name that another character still has', () => {
    const twins = { ...draft, supporting: [...(draft.supporting ?? []), { name: 'Olga' }] };
    const supporting = twins.supporting.map((one, at) => (at === 0 ? { ...one, name: 'Oda' } : one));
    const changed = { ...twins, supporting };
    expect(renameInRelations(changed, 'Olga', 'Oda')).toBe(changed);
  });
});
