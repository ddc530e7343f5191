import { describe, expect, test } from 'vitest';
import { createReport } from '../report.ts';
import { noteUnusedParts } from './to-story.ts';

function notesOf(data: Record<string, unknown>) {
  const report = createReport();
  noteUnusedParts(data, report);
  return report.notes();
}
const textsOf = (data: Record<string, unknown>) => notesOf(data).map(({ text }) => text);

describe('noteUnusedParts', () => {
  test('notes nothing for a card without them, or with empty ones', () => {
    expect(notesOf({})).toEqual([]);
    const empty = {
      system_prompt: ' ',
      post_history_instructions: '',
      creator: '\n',
      alternate_greetings: [''],
    };
    const extensions = { storyloom: { a: 1 }, a: [], b: {}, c: null, d: '', e: false };
    expect(notesOf({ ...empty, assets: [{ name: 'main' }], extensions })).toEqual([]);
  });

  test('counts the other first messages for which there is no room, and those for groups', () => {
    const many = Array.from({ length: 11 }, (_, at) => `Hi ${at}.`);
    expect(textsOf({ first_mes: 'Ho.', alternate_greetings: many.slice(1) })).toEqual([]);
    expect(textsOf({ first_mes: 'Ho.', alternate_greetings: many })).toEqual(['1 other first message']);
    expect(textsOf({ alternate_greetings: many })).toEqual([]);
    const greetings = { alternate_greetings: ['Hi.', ' ', 'Ho.'], group_only_greetings: ['All.'] };
    expect(textsOf(greetings)).toEqual(['1 other first message']);
  });

  test('names the fields with values of another type', () => {
    const [note] = notesOf({ description: { a: 1 }, tags: true, creator: null });
    expect(note).toMatchObject({ outcome: 'kept', names: ['description', 'tags'] });
  });

  test('names the creator, the prompts and the files besides the main picture', () => {
    const assets = [{ name: 'main' }, { name: 'happy' }, { type: 'background' }];
    const prompts = { system_prompt: 'Be kind.', post_history_instructions: 'Stay short.' };
    const notes = notesOf({ ...prompts, assets, creator: 'x'.repeat(90) });
    expect(notes.map(({ text }) => text)).toEqual([
      'System prompt: our storyteller has its own',
      'Instructions after the dialog',
      `Creator: ${'x'.repeat(80)}`,
      'Pictures and other files besides the main picture',
    ]);
    expect(notes.at(-1)?.names).toEqual(['happy', 'background']);
    expect(new Set(notes.map(({ outcome }) => outcome))).toEqual(new Set(['kept']));
  });

  test('distinguishes scripts of other programs from their settings', () => {
    const extensions = {
      regex_scripts: [1],
      TriggerScript: 'x',
      depth_prompt: { depth: 4 },
      fav: true,
      talk: 0,
    };
    expect(notesOf({ extensions }).map(({ text, names }) => [text, names])).toEqual([
      ['Scripts of other programs. We never run them', ['regex_scripts', 'TriggerScript']],
      ['Settings of other programs', ['depth_prompt', 'fav', 'talk']],
    ]);
  });
});

describe('createReport', () => {
  test('counts each name of a note and keeps the first twenty, shortened', () => {
    const report = createReport();
    for (let at = 0; at < 25; at++) report.add('kept', 'Files', at === 0 ? 'x'.repeat(300) : `file ${at}`);
    report.add('refused', 'Broken');
    const [files, broken] = report.notes();
    expect(files).toMatchObject({ outcome: 'kept', count: 25 });
    expect(files?.names).toHaveLength(20);
    expect([files?.names[0]?.length, files?.names.at(-1)]).toEqual([200, 'file 19']);
    expect(broken).toEqual({ outcome: 'refused', text: 'Broken', names: [], count: 1 });
  });
});
