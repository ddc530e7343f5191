import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { type Notes, writeGenericScript } from './generic.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const notes: Notes = {
  opening: 'The lamp is out.',
  options: ['Knock', 'Wait'],
  scenes: ['The wind goes round to the north.', 'Somebody is knocking under the floor.'],
  people: [
    {
      name: 'Odile Marsh',
      isThere: true,
      about: ['Odile Marsh. Lamp keeper.'],
      lines: ['“Mind the rope,” says Odile.'],
    },
    { name: 'Tam', isThere: false, about: ['Tam. He counts the tides.'], lines: ['“Seven,” says Tam.'] },
  ],
  topics: [
    {
      names: ['foghorn', 'pier', 'where am I'],
      offer: 'the foghorn',
      texts: ['The foghorn stands on the pier.'],
    },
  ],
  asked: [
    { names: ['happened here', 'where am I'], texts: ['The lamp is out.'] },
    { names: ['why am I here'], texts: ['You came to relieve a keeper.'] },
    { names: ['time is it'], texts: ['It is noon.'] },
  ],
  events: [{ act: 'Wind the astrolabe', outcome: 'The tide comes in at noon.' }],
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
      'Wind the astrolabe',
      'Go on',
      'Ask about Odile Marsh',
      'Ask about Tam',
    ]);
    expect(story.say('I wind the astrolabe').text).toBe('The tide comes in at noon.');
  });

  it('answers what it has notes about, and lets nobody speak who is not there', () => {
    const story = play();
    story.say('Wait');
    expect(story.say('Who is Tam?').text).toBe('Tam. He counts the tides.');
    expect(story.say('What about the pier?').text).toBe('The foghorn stands on the pier.');
    expect(story.say('Hello Odile').text).toBe('“Mind the rope,” says Odile.');
    expect(story.say('Hello Tam').text).not.toContain('Seven');
    expect(play().say('Who are you?').text).toBe('Odile Marsh. Lamp keeper.');
  });

  it('answers what readers ask anywhere from the opening, the world book and who is there, also again', () => {
    const story = play();
    const answers = {
      'Where am I?': 'The foghorn stands on the pier.',
      'What happened here?': 'The lamp is out.',
      'Why am I here?': 'You came to relieve a keeper.',
      'What time is it?': 'It is noon.',
      'What do you want?': 'Odile Marsh. Lamp keeper.',
    };
    for (const _ of [1, 2])
      for (const [question, text] of Object.entries(answers))
        expect([question, story.say(question).text]).toEqual([question, text]);
    expect(play({ topics: [] }).say('Where am I?').text).toBe('The lamp is out.');
  });

  it('says once that it needs a model, asks free of charge, and can be begun again', () => {
    const story = play();
    story.say('Wait');
    const told = story.say('What is the moon made of?');
    expect([told.kind, told.text]).toEqual(['reaction', '“Mind the rope,” says Odile.']);
    expect(story.say('What is the moon made of?')).toMatchObject({
      kind: isFree,
      text: expect.stringMatching(
        /^This story is written for an AI model.* What do you do\? You can ask about Odile Marsh\.$/,
      ),
    });
    expect(story.say('xkcdqw')).toMatchObject({
      kind: isFree,
      text: 'Where do you go? You can ask about Odile Marsh.',
    });
    for (let turn = 0; turn < 20 && !story.options().includes('Begin again'); turn++)
      expect(story.say(story.options()[0] ?? '').text).not.toBe('');
    expect(story.say('Begin again').text).toBe('The lamp is out.');
    expect(story.options()).toEqual(['Knock', 'Wait']);
    expect(story.say('Wait').text).toBe('The wind goes round to the north.');
  });

  it('can be played without any notes', () => {
    const story = play({ options: [], scenes: [], people: [], topics: [], events: [], asked: [] });
    expect(story.options()).toEqual(['Begin again']);
    expect(story.say('I look around').kind).toBe(isFree);
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
      people: signs.map((text) => ({ name: text, isThere: true, about: [text], lines: [text] })),
      topics: signs.map((text, at) => ({
        names: [text, `bell${at}`],
        offer: text,
        texts: [`${text} hangs.`],
      })),
      events: signs.map((text) => ({ act: text, outcome: `${text} rings.` })),
    });
    const plain = signs.map((text) => text.replaceAll(/\s+/g, ' '));
    expect(story.options()).toEqual(plain);
    for (const [at, text] of plain.entries())
      expect(story.say(`What about bell${at}?`).text).toBe(`${text} hangs.`);
    story.say(plain[0] ?? '');
    for (const text of plain) {
      expect(story.options()[0]).toBe(text);
      expect(story.say(text).text).toBe(`${text} rings.`);
    }
  });
});
