import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { handOver } from './hand-over.ts';
import { hurtIn, moodIn } from './heard.ts';
import { factsIn } from './memory.ts';
import { begin, say } from './playthrough.ts';
import { thingIn } from './recall.ts';
import { referentsIn } from './referents.ts';
import { readScript } from './script.ts';

const inn = readScript(
  compileScript(`
VAR name = ""
VAR said = ""
VAR thing = ""
LIST people = mara
VAR present = (mara)
-> hall
=== hall
+ [Scream #match: shout, lost #id: scream] -> END
=== t_lost
#topic: lost, job
The lost property is full. -> DONE
=== r_scorn
#react: mara scorn
"That was cruel," says Mara. -> DONE
=== r_lost
#react: mara lost
"Not {thing}!" says Mara. -> DONE
=== r_crisis
#react: mara crisis
"Stay," says Mara. -> DONE
=== r_told
#react: mara told
{!"So {said}," says Mara.} -> DONE
=== r_remember
#react: mara remember
"Is it true that {said}?" says Mara. -> DONE
=== r_unknown
#react: mara unknown
"You never said," says Mara. -> DONE
=== r_again
#react: mara again
"As I said, I don't know," says Mara. -> DONE
=== r_ask
#react: mara ask
"Who knows," says Mara. -> DONE
=== r_say
#react: mara say
"Hm," says Mara. -> DONE
`).json ?? '',
);
const at = (...messages: string[]) =>
  messages.reduce((turn, message) => say(inn, turn.position, message), begin(inn));

describe('hurtIn', () => {
  it.each([
    ['crisis', 'I want to die'],
    ['grief', 'My mother died last week'],
    ['parted', 'my girlfriend left me'],
    ['scorn', 'my boss shouted at me in front of everyone'],
    ['scorn', 'nobody likes me'],
    ['setback', 'I lost my job'],
    ['lost', 'I’ve lost my wallet'],
    ['ill', 'my grandmother is in hospital'],
    [null, 'I lost my way'],
    [null, 'I could die laughing'],
    [null, 'How did your mother die?'],
  ])('is %s for %j', (act, message) => expect(hurtIn(message)).toBe(act));
});

describe('moodIn', () => {
  it.each([
    ['fear', 'I’m so scared'],
    ['joy', 'Today is my birthday'],
    [null, 'I’m afraid I have no key'],
  ])('is %s for %j', (act, message) => expect(moodIn(message)).toBe(act));
});

describe('thingIn', () => {
  it('has what hurts without what it does', () => {
    expect(thingIn('I am tired and my feet hurt')).toBe('your feet');
    expect(thingIn('I saw my old boss')).toBe('your old boss');
  });
});

describe('what a reader tells of themselves in a story without a reaction to it', () => {
  const { json } = compileScript(
    'LIST people = mara\nVAR present = ()\n-> hall\n=== hall\n+ [Go] -> yard\n=== yard\n~ present = (mara)\n+ [Sit] -> END\n=== t_ice\n#topic: company, ice\nCheap ice. -> DONE\n=== r_say\n#react: mara say\n"Hm," says Mara. -> DONE\n',
  );
  const script = readScript(json ?? '');
  const start = begin(script);
  const told = 'I left my daughter with a company on Mars';

  it('is said back where nobody is there, and answers a question', () => {
    const turn = say(script, start.position, told);
    expect(turn.text).toBe('You left your daughter with a company on Mars.');
    expect(say(script, turn.position, 'Where did I leave my daughter?').text).toBe(turn.text);
  });

  it('is met by somebody who is there', () => {
    const yard = say(script, start.position, 'Go');
    expect(say(script, yard.position, told).text).toBe('"Hm," says Mara.');
    expect(say(script, yard.position, 'What of the company?').text).toBe('Cheap ice.');
  });
});

describe('factsIn', () => {
  it('has what a reader tells of themselves, in the second person', () => {
    expect(factsIn('I’m Maria, I’m 34 and I live in Lyon. My dog is called Rex!')).toEqual([
      'you are 34',
      'you live in Lyon',
      'your dog is called Rex',
    ]);
  });

  it('has of whom “she” and “her name” are said', () => {
    const named = ['you have a daughter', 'your daughter is called Mila'];
    expect(factsIn('I have a daughter. Her name is Mila.')).toEqual(named);
    expect(factsIn('Her name is Mila.', referentsIn('I have a daughter'))).toEqual(named.slice(1));
    expect(factsIn('I miss my brother. He’s a vet.')).toEqual(['your brother is a vet']);
    expect(factsIn('I like your sister. She is kind.')).toEqual([]);
  });

  it('has no feelings, acts, denials or questions', () => {
    for (const message of [
      'I love you',
      'I open the door',
      'I don’t have a dog',
      'Is my dog here?',
      'I am tired',
    ])
      expect(factsIn(message)).toEqual([]);
  });
});

describe('a character', () => {
  it('meets hurt before a choice or a topic that shares a word', () => {
    expect(at('My boss shouted at me').text).toBe('"That was cruel," says Mara.');
    expect(at('I lost my wallet').text).toBe('"Not your wallet!" says Mara.');
    expect(at('I want to die').text).toMatch(/^"Stay," says Mara\.\n\n.*findahelpline\.com\.$/);
  });

  it('answers what the reader has told, and says what it does not know', () => {
    const told = at('My sister Anna lives in Graz', 'What is my sister’s name?');
    expect(told.text).toBe('"Your sister is called Anna."');
    expect(at('I work as a nurse', 'What do you know about me?').text).toBe('"You work as a nurse."');
    expect(at('What is my sister’s name?').text).toBe('"You never said," says Mara.');
  });

  it('answers with the fact that is asked for, and not with one of the same kind', () => {
    const told = [
      'I have a daughter. Her name is Mila.',
      'She is seven.',
      'I am a nurse and I live in Leeds.',
    ];
    expect(at(...told.slice(2)).text).toBe('"So you are a nurse and you live in Leeds," says Mara.');
    for (const [question, answer] of [
      ['What is my daughter called?', 'daughter is called Mila'],
      ['What is my job?', 'are a nurse'],
      ['Where do I live?', 'live in Leeds'],
      ['What is my son called?', 'never said'],
    ])
      expect(at(...told, question ?? '').text).toContain(answer);
    expect(at('I’m Sam, I repair clocks in Leeds', 'What is my job?').text).toContain('repair clocks');
    expect(at('I repair clocks in Leeds', 'What is my job?').text).not.toContain('repair');
  });

  it('knows whom a question means by “she” or “his”', () => {
    const told = ['My sister Anna lives in Vienna', 'I have a dog called Rex'];
    expect(at(...told, 'Where does she live?').text).toContain('our sister Anna lives in Vienna');
    expect(at(...told, 'What is his name?').text).toContain('ou have a dog called Rex');
    expect(at(...told, 'What does she eat?').text).not.toContain('Anna');
    expect(at(...told, 'What is my sister’s name?').text).toContain('our sister is called Anna');
  });

  it('brings a fact up by itself, once, where nothing wants an answer', () => {
    const told = at('I live in Graz', 'Hm.', 'Well.', 'Fine.', 'I see.');
    expect(told.text).toBe('"Is it true that you live in Graz?" says Mara.');
    expect(say(inn, told.position, 'So.').text).not.toContain('Graz');
    for (const message of ['I’m hungry.', 'That’s rude!'])
      expect(at('I live in Graz', 'Hm.', 'Well.', 'Fine.', message).text).not.toContain('Graz');
  });

  it('says that it was asked before', () => {
    expect(at('Why is the sea salty?', 'Why is the sea salty?').text).toContain('As I said');
  });

  it('knows nothing of a reader who shared the path', () => {
    const { position } = at('I live in Graz');
    expect(position.memory?.facts).toHaveLength(1);
    expect(handOver(inn, position, {}).memory).toBeUndefined();
  });
});
