import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, it } from 'vitest';
import { compareContent } from './compare-content.ts';

const bell = { id: 'e1', title: 'Bell', content: 'It tolls.', keys: ['bell', 'toll'], order: 10 };
const rope = { id: 'e2', title: 'Rope', content: 'It frays.', order: 20 };
const tide = { id: 'e3', title: 'Tide', content: 'It turns.', order: 30 };
const test = { id: 't1', message: 'I ring.', entryId: 'e1' };

/** The rows as “title | words”, with +added+ and -removed- words. */
function rowsOf(before: object, after: object): string[] {
  const signs = { same: '', added: '+', removed: '-' };
  const [old, next] = [storyDraftContent.parse(before), storyDraftContent.parse(after)];
  return compareContent(old, next).map(({ title, parts }) => {
    const words = parts.map(({ kind, text }) => `${signs[kind]}${text}${signs[kind]}`);
    return `${title} | ${words.join('')}`;
  });
}

describe('compareContent', () => {
  it('compares the words of each field that differs', () => {
    const before = { title: 'Salt', main: { name: 'Mara', profile: 'A pilot.' }, summary: 'Same.' };
    const after = { ...before, main: { name: 'Mara', profile: 'A harbour pilot.' } };
    expect(rowsOf(before, after)).toEqual(['Main character: profile | A +harbour +pilot.']);
  });

  it('shows a rewritten sentence as one change', () => {
    const before = { summary: 'A pilot of the old harbour waits. The sea is late.' };
    const after = { summary: 'A ghost of the new pier sings. The sea is late.' };
    expect(rowsOf(before, after)).toEqual([
      'Summary | A -pilot of the old harbour waits-+ghost of the new pier sings+. The sea is late.',
    ]);
  });

  it.each<[string, StoryDraftContent, StoryDraftContent, string[]]>([
    ['a choice', { perspective: 'FIRST_PERSON' }, {}, ['Perspective | -First person-']],
    ['a picture', { main: { portrait: 'a1' } }, {}, ['Main character: portrait | -A picture-']],
    ['tags', { tags: ['sea'] }, { tags: ['sea', 'fog'] }, ['Tags | sea+, fog+']],
    ['the same as nothing', {}, { membersOnly: false, earlyDays: 0 }, []],
    [
      'relations',
      { main: { relations: [{ to: 'Ben', text: 'owes him' }] } },
      { main: { relations: [...[{ to: 'Ben', text: 'owes him' }], { to: 'Ida', text: 'sister' }] } },
      ['Main character: relations | Ben: owes him+\nIda: sister+'],
    ],
  ])('shows %s as the form does', (_, before, after, rows) => expect(rowsOf(before, after)).toEqual(rows));

  it('has one row for each entry that was added or removed, also in a version without entries', () => {
    const added = [
      'New lore entry: Bell | +It tolls.\nKeys: bell, toll+',
      'New lore entry: Rope | +It frays.\nSecret: hidden from readers: yes+',
    ];
    expect(rowsOf({}, { lore: [bell, { ...rope, secret: true }] })).toEqual(added);
    expect(rowsOf({ lore: [bell, rope] }, { lore: [rope] })).toEqual([
      'Removed lore entry: Bell | -It tolls.\nKeys: bell, toll-',
    ]);
  });

  it('has a row for each changed field of an entry, with its label, and none for what the form does not have', () => {
    const after = { ...bell, title: 'Bells', logic: 'not_any', matchForms: true, passage: 'be3eca3f' };
    expect(rowsOf({ lore: [bell, rope] }, { lore: [after, rope] })).toEqual([
      'Lore entry: title · Bells | -Bell-+Bells+',
      'Lore entry: match plurals and word forms · Bells | -no-+yes+',
      'Lore entry: other keys must match · Bells | and -any-+none+ of these',
    ]);
  });

  it('has one row for entries in another order', () => {
    const moved = [
      { ...bell, order: 30 },
      { ...rope, order: 10 },
      { ...tide, order: 20 },
    ];
    expect(rowsOf({ lore: [bell, rope, tide] }, { lore: moved })).toEqual([
      'Lore: order | In another order.',
    ]);
    expect(rowsOf({ lore: [bell, rope, tide] }, { lore: [{ ...tide, order: 50 }, rope] })).toEqual([
      'Removed lore entry: Bell | -It tolls.\nKeys: bell, toll-',
    ]);
  });

  it('compares characters by name, and renamed ones by order', () => {
    const [oda, ben, ivo] = [
      { name: 'Oda', profile: 'Cook.', speechStyle: 'Short.' },
      { name: 'Ben' },
      { name: 'Ivo' },
    ];
    expect(rowsOf({ supporting: [oda, ben, ivo] }, { supporting: [ben, ivo] })).toEqual([
      'Removed supporting character: Oda | -Cook.\nSpeech style: Short.-',
    ]);
    expect(rowsOf({ supporting: [oda, ben] }, { supporting: [{ ...oda, name: 'Ada' }, ben] })).toEqual([
      'Supporting character: name · Ada | -Oda-+Ada+',
    ]);
  });

  it('compares other openings by text, and changed ones by order', () => {
    const otherOpenings = ['The bell tolls.', 'The rope frays.'];
    expect(rowsOf({ otherOpenings: ['The bell tolls.'] }, { otherOpenings })).toEqual([
      'New opening | +The rope frays.+',
    ]);
    expect(rowsOf({ otherOpenings }, { otherOpenings: ['The bell tolls.', 'The rope holds.'] })).toEqual([
      'Opening 3 | The rope -frays-+holds+.',
    ]);
  });

  it('names the entry of a lore test by its title', () => {
    const lore = [bell, rope];
    expect(rowsOf({ lore }, { lore, loreTests: [test] })).toEqual([
      'New lore test | +I ring.\nEntry: Bell\nExpectation: must fire+',
    ]);
    const loreTests = [{ ...test, entryId: 'e2' }];
    expect(rowsOf({ lore, loreTests: [test] }, { lore, loreTests })).toEqual([
      'Lore test 1: entry | -Bell-+Rope+',
    ]);
  });
});
