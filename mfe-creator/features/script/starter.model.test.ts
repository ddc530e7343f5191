import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { reportOn } from '@storyloom/script/report';
import { describe, expect, it } from 'vitest';
import { createStarter } from './starter.model.ts';

/** The report on a starter: the lines of its sample text, and its other problems. */
function check(content: StoryDraftContent) {
  const starter = createStarter(content);
  const { problems, ...report } = reportOn(starter);
  const isSample = ({ message }: { message: string }) => message.startsWith('Replace the sample text');
  return {
    ...report,
    others: problems.filter((problem) => !isSample(problem)),
    samples: problems.filter(isSample).map(({ line }) => line),
    linesToWrite: starter.split('\n').flatMap((text, at) => (text.includes('Write ') ? at + 1 : [])),
  };
}

describe('createStarter', () => {
  it('makes a script with the draft’s options, people, and two endings', () => {
    const content = {
      main: { name: 'Mara' },
      supporting: [{ name: 'Zoë' }],
      options: ['Board it', ' '],
    };
    const { others, samples, linesToWrite, start, summary, knots } = check(content);
    expect([others, samples]).toEqual([[], linesToWrite]);
    expect(start).toMatchObject({ text: '', options: ['Board it'] });
    expect(summary).toBe('2 endings');
    expect(knots.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['t_mara', 'r_mara', 't_zoe', 'r_zoe']),
    );
  });

  const bram = [{ name: 'Bram' }];
  it.each<[string, StoryDraftContent]>([
    [
      'in the second person',
      { perspective: 'SECOND_PERSON', opening: 'Rain. You are Wren Hallam, and late.' },
    ],
    ['in the first person', { perspective: 'FIRST_PERSON', summary: 'My name is Wren, and I mend clocks.' }],
    ['by the profile', { perspective: 'SECOND_PERSON', main: { name: 'Wren', profile: 'You mend clocks.' } }],
  ])(
    'has the main character as the reader, not as somebody present, if the story says so %s',
    (_, content) => {
      const draft = { type: 'STORY' as const, main: { name: 'Wren' }, supporting: bram, ...content };
      const { others, knots } = check(draft);
      expect(others).toEqual([]);
      expect(createStarter(draft)).toContain('\n# self: Wren\n');
      expect(createStarter(draft)).toContain('\nVAR present = (bram)\n');
      expect(knots.flatMap(({ name }) => (name.startsWith('r_') ? name : []))).toEqual(['r_bram']);
      expect(check({ ...draft, supporting: [] }).others).toEqual([]);
    },
  );

  it.each<[string, StoryDraftContent]>([
    ['a character', { type: 'ROLE', perspective: 'SECOND_PERSON', summary: 'You are Wren.' }],
    ['somebody else', { perspective: 'SECOND_PERSON', opening: 'You wait for Wren.' }],
    ['told about', { perspective: 'THIRD_PERSON', opening: '“You are Wren,” they say.' }],
    ['somebody who speaks', { perspective: 'SECOND_PERSON', opening: '“I am Wren,” says the girl to you.' }],
  ])('has the main character as somebody present if they are %s', (_, content) => {
    const starter = createStarter({ main: { name: 'Wren' }, supporting: bram, ...content });
    expect(starter).not.toContain('# self');
    expect(starter).toContain('\nVAR present = (wren)\n');
    expect(starter).toContain('#react: wren say');
  });

  it('has parts for each person, also for equal names and names of its own parts', () => {
    const names = ['François Müller', 'Franc Ois', 'François Muller', 'First End', 'Second End'];
    const [main = '', ...rest] = names;
    const { others, knots } = check({ main: { name: main }, supporting: rest.map((name) => ({ name })) });
    expect(others).toEqual([]);
    expect(knots.flatMap(({ name }) => (name.startsWith('t_') ? name : []))).toEqual([
      ...['t_francois_muller', 't_franc_ois', 't_person_3', 't_person_4', 't_person_5'],
    ]);
  });

  it.each<[string, StoryDraftContent]>([
    ['an empty draft', {}],
    [
      'names that ink does not allow',
      { main: { name: '王小明' }, supporting: [{ name: 'Not' }, { name: 'not' }] },
    ],
    [
      'the signs of ink',
      {
        main: { name: '*{a|b}# -' },
        options: ['->[x]', '{~a|b}', '* + -', '// \\ <>', '#id: y'],
      },
    ],
  ])('makes a valid script of %s', (_, content) => {
    const { others, samples, linesToWrite, summary, start } = check(content);
    expect([others, samples]).toEqual([[], linesToWrite]);
    expect(summary).toBe('2 endings');
    expect(start?.options).toEqual(content.options ?? ['Go on', 'Turn back']);
  });
});
