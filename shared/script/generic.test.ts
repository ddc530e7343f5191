import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { type Notes, writeGenericScript } from './generic.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const notes: Notes = {
  opening: 'The lamp is out.',
  options: ['Knock', 'Wait'],
  speaker: null,
  reader: 'you',
  isPast: false,
  self: [],
  scenes: ['The wind goes round to the north.', 'Somebody is knocking under the floor.'],
  topics: [
    { names: ['Odile Marsh', 'Odile'], offer: 'Odile Marsh', texts: ['Odile Marsh. Lamp keeper.'] },
    { names: ['Tam'], offer: 'Tam', texts: ['Tam. He counts the tides.'] },
    {
      names: ['foghorn', 'pier', 'where am I'],
      offer: 'the foghorn',
      texts: ['The foghorn stands on the pier.'],
    },
    { names: ['happened here', 'where am I'], offer: null, texts: ['The lamp is out.'] },
    { names: ['who are you'], offer: null, texts: ['Odile Marsh. Lamp keeper.'] },
  ],
};
const play = (given: Partial<Notes> = {}) => {
  const { json, problems } = compileScript(writeGenericScript({ ...notes, ...given }));
  expect(problems).toEqual([]);
  const script = readScript(json ?? '');
  let turn = begin(script);
  return {
    options: () => turn.options.map(({ text }) => text),
    say(message: string) {
      turn = say(script, turn.position, message);
      return turn;
    },
  };
};
const isFree = 'unclear';

describe('a generic script', () => {
  it('begins with the story’s options, which lead to passages of its author', () => {
    const story = play();
    expect(story.options()).toEqual(['Knock', 'Wait']);
    expect(story.say('Knock').text).toBe('Somebody is knocking under the floor.');
    expect(story.options()).toEqual([
      'Go on',
      'Ask about Odile Marsh',
      'Ask about Tam',
      'Ask about the foghorn',
    ]);
    expect(story.say('I ask about Tam').text).toBe('Tam. He counts the tides.');
  });

  it('leads from an option that names somebody to what is told of them', () => {
    expect(play({ options: ['Ask Tam', 'Wait'] }).say('Ask Tam').text).toBe('Tam. He counts the tides.');
  });

  it('answers what it has notes about, also again, and what readers ask anywhere', () => {
    const story = play();
    const answers = {
      'Who is Tam?': 'Tam. He counts the tides.',
      'What about the pier?': 'The foghorn stands on the pier.',
      'Where am I?': 'The foghorn stands on the pier.',
      'What happened here?': 'The lamp is out.',
      'Who are you?': 'Odile Marsh. Lamp keeper.',
    };
    for (const _ of [1, 2])
      for (const [question, text] of Object.entries(answers))
        expect([question, story.say(question).text]).toEqual([question, text]);
  });

  it('says once that it needs a model, asks free of charge, and can be begun again', () => {
    const story = play();
    story.say('Wait');
    expect(story.say('What is the moon made of?')).toMatchObject({
      kind: isFree,
      text: expect.stringMatching(/^This story is written for an AI model.* What do you do\?$/),
    });
    expect(story.say('xkcdqw')).toMatchObject({ kind: isFree, text: 'Where do you go?' });
    expect(story.say('I sing').text).toMatch(/^You sing, /);
    for (let turn = 0; turn < 20 && !story.options().includes('Begin again'); turn++)
      expect(story.say(story.options()[0] ?? '').text).not.toBe('');
    expect(story.say('Begin again').text).toBe('The lamp is out.');
    expect(story.options()).toEqual(['Knock', 'Wait']);
    expect(story.say('Wait').text).toBe('The wind goes round to the north.');
  });

  it('says once, free of charge, that all is told, before it offers to begin again', () => {
    const story = play({ topics: [] });
    for (const option of ['Wait', 'Go on']) expect(story.say(option).kind).toBe('choice');
    expect(story.options()).toEqual(['Go on']);
    expect(story.say('Go on')).toMatchObject({
      kind: isFree,
      text: expect.stringMatching(/^This is all that the author .* begin again\.$/),
    });
    expect(story.options()).toEqual(['Begin again']);
    story.say('Begin again');
    for (const option of ['Wait', 'Go on']) expect(story.say(option).kind).toBe('choice');
    expect(story.options()).toEqual(['Begin again']);
  });

  it('lets its character talk for twelve turns without a sentence twice', () => {
    const story = play({ speaker: 'Odile [Marsh] {x}' });
    const told = [
      'Hello',
      'My mother died',
      'I live in Graz',
      'Where do I live?',
      'Do you sing?',
      'Do you swim?',
      'I sing',
      'I sit down',
      'I think so',
      'It is late',
      'Why?',
      'Thanks',
    ].map((message) => story.say(message).text);
    expect(new Set(told).size).toBe(told.length);
    expect(told.join()).toContain('“You told me that you live in Graz,”');
    expect(told[0]).toContain('says Odile [Marsh] {x}');
  });

  it('tells what a reader does in the person and tense of its narrator', () => {
    const voice = { reader: 'Edda', self: ['Edda Finch', 'Edda'], isPast: true };
    const story = play({ ...voice, speaker: 'Oswin' });
    expect(story.say('Edda runs to the gate').text).toMatch(/^Edda ran until Edda’s breath gave out\./);
    expect(story.say('I take the oar').text).toMatch(/^Edda did it /);
    expect(story.say('Hello').text).toMatch(/said Oswin\./);
    expect(play({ ...voice, isPast: false }).say('I run').text).toMatch(/^Edda runs until /);
    expect(play({ reader: 'I' }).say('I run').text).toMatch(/^I run until my /);
  });

  it('tells no act twice in the same words while another line or passage is left', () => {
    const story = play({ speaker: 'Odile' });
    const acts = ['sing', 'dance', 'bow', 'nod', 'kneel', 'whistle', 'wave', 'draw', 'knit', 'juggle'];
    const told = acts.map((act) => story.say(`I ${act}`).text);
    expect(new Set(told).size).toBe(told.length);
  });

  it('has an answer to somebody in danger where nobody speaks', () => {
    expect(play().say('I want to die').text).toMatch(/^This story can wait\..*findahelpline\.com/s);
  });

  it('can be played without any notes', () => {
    const story = play({ options: [], scenes: [], topics: [] });
    expect(story.options()).toEqual(['Begin again']);
    expect(story.say('Who is Tam?').kind).toBe(isFree);
    expect(story.say('Begin again').options).toHaveLength(1);
  });

  it('tells all texts as they are', () => {
    const signs = [
      '{true: a|b} {~c|d} {&e|f} {g}',
      '-> END',
      '->->',
      '~ temp x = 1',
      '# ending: No',
      '// nothing',
      '/* nothing */ left',
      '* [A choice] of * things',
      '+ another + one',
      '- a gather',
      '=== knot ===',
      '= stitch',
      '<> glue <>',
      'a | b',
      String.raw`back\slash \{x\} \\`,
      'INCLUDE other.ink',
      'VAR x = 2',
      'LIST people = nobody',
      'EXTERNAL f()',
      `TO${'DO'}: nothing`,
      'else: no',
      '(label) text [in] brackets',
      'first\n-> END',
      'first\u2028=== knot',
      'one, "two", “three” — 王小明 👋',
    ];
    const story = play({
      opening: signs.join('\n'),
      options: signs,
      scenes: signs,
      topics: signs.map((text, at) => ({
        names: [text, `bell${at}`],
        offer: text,
        texts: [`${text} hangs.`],
      })),
    });
    const plain = signs.map((text) => text.replaceAll(/\s+/g, ' '));
    expect(story.options()).toEqual(plain);
    for (const [at, text] of plain.entries())
      expect(story.say(`What about bell${at}?`).text).toBe(`${text} hangs.`);
    for (const text of plain) expect(play({ options: [text] }).say(text).text).not.toBe('');
  });
});
