import { draftContext } from '@storyloom/contract/stories/entities/writing-help';
import { describe, expect, test } from 'vitest';
import { buildMessages, maxTokensOf } from './prompt.ts';

const draft = {
  title: 'The Salt Clock',
  category: 'SCIENCE_FICTION',
  names: ['Odile', 'Bram'],
  tags: ['sea'],
  options: ['Wait', 'Dig'],
  rating: 'PG',
};
const context = (change: object = {}) => draftContext.parse({ ...draft, ...change });
const suggest = (suggestion: 'TITLE' | 'HOOK' | 'TAG' | 'OPTION', change: object = {}) =>
  buildMessages({ kind: 'suggest', suggestion, context: context(change) }).map(({ content }) => content);
const improve = (instruction: string, change: object = {}) =>
  buildMessages({
    kind: 'improve',
    field: 'title',
    text: 'Salt',
    instruction,
    context: context(change),
  }).map(({ content }) => content);

describe('buildMessages', () => {
  test('describes only the fields that the draft has', () => {
    const [, user = ''] = suggest('TITLE');
    expect(user).toContain('Title: The Salt Clock');
    expect(user).toContain('Category: science fiction');
    expect(user).toContain('Characters: Odile, Bram');
    expect(user).not.toMatch(/Hook:|Summary:|Opening scene:/);
    const [, bare = ''] = suggest('TITLE', { title: '', category: undefined, names: [] });
    expect(bare).not.toMatch(/Title:|Category:|Characters:/);
  });

  test('names the tags or options that the story has already', () => {
    expect(suggest('TAG')[1]).toContain('The story has these already: sea');
    expect(suggest('OPTION')[1]).toContain('The story has these already: Wait, Dig');
    for (const user of [suggest('TITLE')[1], suggest('HOOK')[1], suggest('TAG', { tags: [] })[1]])
      expect(user).not.toContain('already');
  });

  test('asks for the text alone or for lines, and for a general audience unless the story is for adults', () => {
    expect(improve('')[0]).toContain('Reply with the text alone');
    expect(suggest('TITLE')[0]).toContain('Reply with one suggestion a line');
    const general = 'Fit for a general audience.';
    for (const rating of ['PG', undefined]) expect(improve('', { rating })[0]).toContain(general);
    expect(improve('', { rating: 'X' })[0]).not.toContain(general);
  });

  test('ends with the text, after the instruction of the author', () => {
    expect(improve(' Shorter. ')[1]).toMatch(/The author asks: Shorter\.\n\nThe text:\nSalt$/);
    expect(improve('Shorter.')[1]).not.toContain('Change only what gets better.');
    expect(improve(' ')[1]).toContain('Change only what gets better.');
    expect(improve(' ')[1]).not.toContain('The author asks');
  });

  test('names the part of the world book, and the form of its special events', () => {
    const parts = ['rules', 'structure', 'background', 'specialEvents'] as const;
    const [rules, structure, background, events] = parts.map((part) => {
      const task = { kind: 'improve', field: `worldBook.${part}`, text: '', instruction: '' } as const;
      return buildMessages({ ...task, context: context() })[1]?.content ?? '';
    });
    expect(rules).toMatch(/Write the Rules of .*how this world works/);
    expect(structure).toMatch(/Write the Structure of .*places/);
    expect(background).toMatch(/Write the Background of .*secrets/);
    expect(events).toMatch(/Write the Special events of .*one per line, each in the form “If the reader /);
  });

  test.each([
    ['main', '400 words'],
    ['loreEntry', '400 words'],
    ['opening', '500 characters'],
    ['content', '10000 characters'],
    ['styleSample', '2000 characters'],
  ] as const)('says the limit of %s', (field, limit) => {
    const task = { kind: 'improve', field, text: '', instruction: '' } as const;
    expect(buildMessages({ ...task, context: context() })[1]?.content).toContain(`at most ${limit}`);
  });

  test('names the character or entry that the text is about', () => {
    const write = (change: object) =>
      buildMessages({
        kind: 'improve',
        field: 'speechExample',
        text: '',
        instruction: '',
        context: context(change),
      })
        .map(({ content }) => content)
        .join('\n');
    expect(write({ about: 'Bram' })).toContain(
      'Write an example of what a character says: one or two sentences in their own words, nothing else.\n\nIt is about Bram and nothing else.',
    );
    expect(write({})).not.toContain('It is about');
  });

  test('contains the text once, though the draft has it too', () => {
    expect(improve('', { title: 'Salt' })[1]?.match(/Salt/g)).toHaveLength(1);
  });

  test('asks to write a text that is empty, from what the draft has', () => {
    const task = { kind: 'improve', field: 'opening', text: '', instruction: 'At night.' } as const;
    const notes = 'Odile: counts the tide.';
    const [, prompt] = buildMessages({ ...task, context: context({ notes, perspective: 'SECOND_PERSON' }) });
    expect(prompt?.content).toMatch(
      /is “you”\.\n[\s\S]*Odile: counts the tide\.\n\nWrite the opening scene[\s\S]*asks: At night\.$/,
    );
  });

  test('gives what stands around a passage', () => {
    const passage = { before: 'It rains.', after: 'Nobody comes.' };
    const task = { kind: 'improve', field: 'opening', text: 'A door', instruction: '', passage } as const;
    const [, prompt] = buildMessages({ ...task, context: context() });
    expect(prompt?.content).toMatch(
      /Improve a passage of[\s\S]*\nIt rains\.\n[\s\S]*\nNobody comes\.\n\nThe passage:\nA door$/,
    );
  });
});

describe('maxTokensOf', () => {
  test('grows with a text that is improved, within the context of the model', () => {
    const text = 'x'.repeat(1_001);
    const task = { kind: 'improve', field: 'title', text, instruction: '', context: context() } as const;
    expect(maxTokensOf(task, 8_192)).toBe(901);
    const long = { ...task, text: 'x'.repeat(9_760) };
    expect(maxTokensOf(long, 8_192)).toBeLessThan(8_192 - 9_760 / 3);
    expect(maxTokensOf({ kind: 'suggest', suggestion: 'TAG', context: context() }, 8_192)).toBe(400);
  });
});
