import { storyLimits } from '@storyloom/contract/stories/limits';
import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, it } from 'vitest';
import { draftContext } from './draft-context.ts';

const long = 'a'.repeat(5_000);

describe('draftContext', () => {
  it('has empty texts for an empty draft, and omits choices that were not made', () => {
    expect(draftContext({ type: 'STORY' })).toEqual({
      type: 'STORY',
      title: '',
      hook: '',
      summary: '',
      opening: '',
      tags: [],
      options: [],
      names: [],
    });
  });

  it('has profiles and world as notes, but not the text that is helped with', () => {
    const content = {
      type: 'STORY' as const,
      main: { name: 'Odile', profile: 'Counts the tide.' },
      supporting: [{ name: '', profile: 'Digs.' }],
      worldBook: { structure: '', background: '', rules: 'No clocks.', specialEvents: '' },
    } satisfies StoryDraftContent;
    expect(draftContext(content).notes).toBe('Odile: Counts the tide.\n\nA character: Digs.\n\nNo clocks.');
    expect(draftContext(content, 'main.profile').notes).toBe('A character: Digs.\n\nNo clocks.');
    expect(
      draftContext({ ...content, worldBook: { ...content.worldBook, rules: long } }).notes?.length,
    ).toBeLessThan(1_300);
  });

  it('names the character, relation or entry that the text is about', () => {
    const content = {
      type: 'STORY' as const,
      main: { name: 'Odile', relations: [{ to: 'Bram', text: '' }] },
      supporting: [{ name: 'Bram' }, { name: '' }],
    } satisfies StoryDraftContent;
    const aboutOf = (path: string) => draftContext(content, path).about;
    expect(aboutOf('supporting.0.speechExample')).toBe('Bram');
    expect(aboutOf('main.relations.0.text')).toBe('Odile’s relation to Bram');
    expect(['supporting.1.profile', 'title', 'worldBook.rules'].map(aboutOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('has the keys of the world book that are no patterns', () => {
    const lore = [
      { id: 'vale', keys: ['glimmerstone', 'Vale'] },
      { id: 'a', keys: ['a+'], useRegex: true },
    ];
    expect(draftContext(storyDraftContent.parse({ type: 'STORY', lore })).keys).toEqual([
      'glimmerstone',
      'Vale',
    ]);
  });

  it('includes the choices', () => {
    expect(draftContext({ type: 'ROLE', category: 'MYSTERY', rating: 'R' })).toMatchObject({
      type: 'ROLE',
      category: 'MYSTERY',
      rating: 'R',
    });
  });

  it('cuts each text at its own limit', () => {
    const context = draftContext({
      type: 'STORY',
      title: long,
      hook: long,
      summary: long,
      opening: long.repeat(4),
      tags: [long],
      options: [long],
    });
    expect(
      [context.title, context.hook, context.summary, context.opening].map((text) => text?.length),
    ).toEqual([storyLimits.title, storyLimits.hook, storyLimits.summary, storyLimits.opening]);
    expect(context.tags?.map((tag) => tag.length)).toEqual([storyLimits.tagLength]);
    expect(context.options?.map((option) => option.length)).toEqual([storyLimits.optionLength]);
  });

  it('keeps the first tags and options if there are too many', () => {
    const many = Array.from({ length: 50 }, (_, at) => `t${at}`);
    const { tags, options } = draftContext({ type: 'STORY', tags: many, options: many });
    expect(tags).toEqual(many.slice(0, storyLimits.tags));
    expect(options).toEqual(many.slice(0, storyLimits.options));
  });

  it('names the main character first, and omits characters without a name', () => {
    const named = (name: string) => ({ name }) as never;
    const supporting = ['Ida', '  ', 'Noor'].map(named);
    expect(draftContext({ type: 'STORY', main: named('Mara'), supporting }).names).toEqual([
      'Mara',
      'Ida',
      'Noor',
    ]);
    const many = Array.from({ length: storyLimits.supporting + 5 }, (_, at) => named(`n${at}`));
    const { names } = draftContext({ type: 'STORY', main: named('Mara'), supporting: many });
    expect([names?.length, names?.[0]]).toEqual([storyLimits.supporting + 1, 'Mara']);
  });
});
