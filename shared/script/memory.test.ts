import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { factsIn, isOfStory, isState } from './memory.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const office = readScript(
  compileScript(`
VAR said = ""
LIST people = pike
VAR present = (pike)
-> desk
=== desk
+ [Run #id: run] -> END
=== t_wear
#topic: wear
"Black," says Pike. -> DONE
=== t_hat
#topic: hat
"A felt hat," says Pike. -> DONE
=== r_told
#react: pike told
"So {said}," says Pike. -> DONE
=== r_recall
#react: pike recall
"You told me: {said}," says Pike. -> DONE
=== r_ask
#react: pike ask
"Who knows," says Pike. -> DONE
`).json ?? '',
);
const answersTo = (...messages: string[]) =>
  messages.reduce((turn, message) => say(office, turn.position, message), begin(office));
const glove = 'The victim wore a red glove';

describe('what a reader tells of the story', () => {
  it('is met as a fact, and answers questions before topics and reactions', () => {
    expect(answersTo(glove).text).toBe('"So the victim wore a red glove," says Pike.');
    for (const question of [
      'What colour was the glove?',
      'What did the victim wear?',
      'What did I tell you about the glove?',
      'What do you know about the victim?',
    ])
      expect([question, answersTo(glove, 'I sit', question).text]).toEqual([
        question,
        '"You told me: the victim wore a red glove," says Pike.',
      ]);
  });

  it('answers before a topic where the reader asks for what they have told', () => {
    const told = (question: string) => answersTo('The hat was blue', question).text;
    expect(told('What is the hat?')).toBe('"A felt hat," says Pike.');
    expect(told('What did I say about the hat?')).toBe('"You told me: the hat was blue," says Pike.');
  });

  it('does not answer what is about the reader, the character or something else', () => {
    for (const question of [
      'What do you wear?',
      'What do you know about me?',
      'What should we do with the glove?',
      'Where is the pen?',
    ])
      expect([question, answersTo(glove, question).text]).toEqual([
        question,
        expect.not.stringContaining('red'),
      ]);
  });

  it('has no figures of speech, feelings or questions', () => {
    for (const message of [
      'The truth is I am tired',
      'The problem was money',
      'A door opens',
      'The glove was red?',
    ])
      expect(factsIn(message)).toEqual([]);
  });

  it('is kept eight times at most, beside what the reader tells of themselves', () => {
    const rooms = [...'abcdefghij'].map((letter) => `The room ${letter}${letter}${letter} is empty`);
    const { facts } = answersTo('I live in Graz', ...rooms).position.memory ?? { facts: [] };
    const kept = facts.map(({ said }) => said);
    expect(kept.filter(isOfStory)).toHaveLength(8);
    expect(kept).toContain('you live in Graz');
    expect(kept).not.toContain('the room aaa is empty');
  });
});

describe('what a reader tells of theirs', () => {
  it.each([
    ['My wife’s name is Edith', ['your wife is called Edith']],
    [
      'I have two brothers, Max and Jonas. Max is a priest',
      ['you have two brothers, Max and Jonas', 'your brother Max is a priest'],
    ],
  ])('of “%s” is %j', (message, facts) => expect(factsIn(message)).toEqual(facts));

  it.each([
    ['I grew up near Graz', 'Where did I grow up?', 'you grew up near Graz'],
    ['I am a locksmith', 'What is my trade?', 'you are a locksmith'],
    ['My wife’s name is Edith', 'What is my wife called?', 'your wife is called Edith'],
    [
      'I have two brothers, Max and Jonas. Max is a priest',
      'Which of my brothers is a priest?',
      'your brother Max is a priest',
    ],
  ])('“%s” answers “%s”', (told, question, said) =>
    expect(answersTo(told, 'I sit', question).text).toBe(`"You told me: ${said}," says Pike.`),
  );

  it('is received where no topic is about what they like', () => {
    expect(answersTo('I love pizza').text).toBe('"So you love pizza," says Pike.');
    expect(answersTo('I can’t sing. But I love my hat').text).toContain('felt');
  });
});

describe('a pinned fact', () => {
  const pins = ['My horse is called Bramble.', 'The door at Gow’s is green'];
  const ask = (question: string) => say(office, begin(office).position, question, { pins });

  it('answers a question like one that was told, and is not kept', () => {
    const answer = ask('What is my horse called?');
    expect(answer.text).toBe('"You told me: your horse is called Bramble," says Pike.');
    expect(ask('What did I say about the door?').text).toContain("the door at Gow's is green");
    expect(answer.position.memory?.facts).toEqual([]);
  });
});

describe('isState', () => {
  it.each([
    ['you have a cat called Biscuit', true],
    ['you have two sisters', true],
    ['you have a boat named Ida', true],
    ['you have a plan', false],
    ['you found the key', false],
  ])('of “%s” is %s', (said, is) => expect(isState(said)).toBe(is));
});
