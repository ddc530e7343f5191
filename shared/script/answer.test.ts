import { describe, expect, it } from 'vitest';
import { answerInFull, isStatement, questionOf } from './answer.ts';
import { compileScript } from './compile.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';
import { speechActOf } from './speech-act.ts';

const kitchen = readScript(
  compileScript(`
VAR said = ""
LIST people = mara
VAR present = (mara)
-> hall
=== hall
+ [Run #id: run] -> END
=== t_ask
#topic: ask me
"Where do you come from?" says Mara. -> DONE
=== t_clock
#topic: clock, years, vienna, father
The clock has stopped. -> DONE
=== t_bored
#topic: i'm bored, maybe
"Bored!" says Mara. -> DONE
=== r_told
#react: mara told
{!"So {said}," says Mara.} -> DONE
=== r_answer
#react: mara answer
{&"I see," says Mara.|"Thank you," says Mara.} -> DONE
=== r_lost
#react: mara lost
"Oh no," says Mara. -> DONE
=== t_really
#topic: really
"As I stand here," says Mara. -> DONE
=== t_yes
#topic: sure
"Yes," says Mara. -> DONE
=== t_boots
#topic: boots
"Black ones. I found a glove, too," says Mara. -> DONE
=== r_why
#react: mara why
"Because," says Mara. -> DONE
=== r_puzzled
#react: mara puzzled
"Plainly, then," says Mara. -> DONE
=== r_ask
#react: mara ask
"Who knows," says Mara. -> DONE
=== r_low
#react: mara low
"Poor you," says Mara. -> DONE
=== r_act
#react: mara act
"Do you," says Mara. -> DONE
`).json ?? '',
);
const at = (...messages: string[]) =>
  messages.reduce((turn, message) => say(kitchen, turn.position, message), begin(kitchen));

describe('questionOf', () => {
  it('is the question with which somebody’s words end', () => {
    expect(questionOf('She sits. “I am well. And you?” says Mara.')).toBe('And you?');
    expect(questionOf('"What was her name?"')).toBe('What was her name?');
  });

  it('may be followed by a few words to the reader', () => {
    expect(questionOf('"And you? I ask because I wish to know."')).toBe('And you?');
    expect(questionOf('"Why? I ask because I wish to know."')).toBeNull();
  });

  it('is nothing of a narrator, nor what is followed by more', () => {
    for (const reply of ['What do you do?', '"Why?" says Mara. She goes out.', '"Why? No," says Mara.'])
      expect([reply, questionOf(reply)]).toEqual([reply, null]);
  });
});

describe('answerInFull', () => {
  it.each([
    ['Where do you come from?', 'Vienna.', 'I come from Vienna'],
    ['And what do you do?', 'A teacher', 'I am a teacher'],
    ['Where do you come from?', 'Nowhere', 'Nowhere'],
    ['What was her name?', 'Mara', 'her name is Mara'],
    ['How are you?', 'Tired', 'Tired'],
  ])('to “%s” %j means %j', (question, message, sentence) =>
    expect(answerInFull(`"${question}"`, message)).toBe(sentence),
  );
});

describe('isStatement', () => {
  const isOne = (message: string) => isStatement(message, speechActOf(message));
  it.each([
    'Vienna',
    'Seven years',
    'A teacher',
    'Blue, I think',
    'Mostly I repair clocks',
    'I repair clocks',
    'She was called Mara',
    'I never knew him',
  ])('takes %j for an answer', (message) => expect(isOne(message)).toBe(true));

  it.each([
    'Open the door',
    'Go north',
    'Wait',
    'I take the clock',
    'I sit down',
    'unwarp it',
    'The walnut',
    'And you?',
    'You are kind',
    'Thanks',
  ])('takes %j for none', (message) => expect(isOne(message)).toBe(false));
});

describe('a message after a question of a character', () => {
  it('is received as an answer, and not met by a topic that shares a word', () => {
    for (const message of ['Seven years', 'She was called Mara', 'A clock, I think'])
      expect([message, at('ask me', message).text]).toEqual([message, '"I see," says Mara.']);
    expect(at('ask me', 'Vienna').text).toBe('"So you come from Vienna," says Mara.');
    expect(at('Vienna').text).toBe('The clock has stopped.');
  });

  it('is received also where a topic has a word of the fact, and each line for facts is used up', () => {
    expect(at('I am a nurse', 'My clock was made in Vienna').text).toBe('"I see," says Mara.');
  });

  it('is comforted before a fact in it is met', () => {
    const told = at('I feel awful, my cat Milo ran away');
    expect(told.text).toBe('"Poor you," says Mara.');
    expect(told.position.memory?.facts).toMatchObject([{ said: 'your cat Milo ran away' }]);
  });

  it('is received without a question, too, where it tells of a habit', () => {
    expect(at('I repair shoes').text).toBe('"I see," says Mara.');
    expect(at('I repair the shoe').text).toBe('"Do you," says Mara.');
  });

  it('is met by a topic that has its phrase or is a reply of its own', () => {
    expect(at('ask me', 'I’m bored').text).toBe('"Bored!" says Mara.');
    expect(at('ask me', 'Maybe').text).toBe('"Bored!" says Mara.');
    expect(at('ask me', 'I take the clock').text).not.toBe('"I see," says Mara.');
  });
});

describe('a message that continues the topic of the previous one', () => {
  it('is received, and a loss is not marvelled at', () => {
    const told = at('My bike was stolen', 'They took it in March');
    expect(told.text).toBe('"I see," says Mara.');
    expect(at('My father lives in Graz', 'He was a sailor').text).toBe('"I see," says Mara.');
    expect(at('I miss my father', 'He was a sailor').text).toBe('"I see," says Mara.');
    for (const more of ['It was green', 'His wife has it now'])
      expect([more, at('My uncle’s bike was stolen', 'They took it in March', more).text]).toEqual([
        more,
        '"Thank you," says Mara.',
      ]);
    expect(at('He was a sailor').text).not.toBe('"I see," says Mara.');
  });
});

describe('a question about the last reply', () => {
  it.each([
    ['Is that true?', '"As I stand here," says Mara.'],
    ['Are you sure?', '"As I stand here," says Mara.'],
    ['Why do you say that?', '"Because," says Mara.'],
    ['Why was there a glove?', '"Because," says Mara.'],
    ['What do you mean by a glove?', '"Plainly, then," says Mara.'],
    ['Which glove?', '"Plainly, then," says Mara.'],
    ['Which hat?', '"Who knows," says Mara.'],
  ])('%j is answered by what is told of the reply', (message, text) =>
    expect(at('Tell me of the boots', message).text).toBe(text),
  );
});
