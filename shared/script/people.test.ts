import { describe, expect, test } from 'vitest';
import { compileScript } from './compile.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const ink = (present: string) => `
VAR here = "hall"
LIST people = strachan, old_finlay
VAR present = (${present})
VAR alive = (strachan, old_finlay)
-> hall
=== hall
#beat
The hall is cold.
+ [Go out #id: out] Gone. -> END
=== shrug
#react: strachan
Strachan shrugs. -> DONE
`;

function told(present: string, message: string): string {
  const { json } = compileScript(ink(present));
  const script = readScript(json ?? '');
  return say(script, begin(script).position, message).text;
}

describe('a name', () => {
  const { json } = compileScript(
    ink('').replace(
      'Go out #id: out] Gone. -> END',
      'Ask Finlay #match: old finlay, page] Gone. -> yard\n=== yard\n+ [Wait] -> END',
    ),
  );
  const script = readScript(json ?? '');

  test.each([
    ['Sing me a song, old Finlay.', 'unclear'],
    ['Old Finlay, where is the page?', 'choice'],
    ['I ask old Finlay.', 'choice'],
  ])('by which somebody is only called means no choice: “%s” is %s', (message, kind) =>
    expect(say(script, begin(script).position, message).kind).toBe(kind),
  );
});

describe('a question about who is there', () => {
  test.each(['Who is here?', "Who's with me here?", 'And who else is in the room?', 'Who is around?'])(
    '%s is answered with those who are present',
    (message) => {
      expect(told('strachan, old_finlay', message)).toBe('Strachan, Old Finlay, and you.');
    },
  );

  test('is answered for a reader who is alone', () => {
    expect(told('', 'Who is here?')).toBe('Nobody but you.');
  });

  test('is not one about somebody who is named', () => {
    expect(told('strachan', 'Who is here to kill me?')).not.toMatch(/and you/);
  });
});

const train = readScript(
  compileScript(`
LIST people = brandt, pace
VAR present = (brandt)
VAR alive = (brandt, pace)
-> car
=== car
+ [Ask about the lace #id: lace]
    ~ present = ()
    "It broke," says old Brandt. -> car
+ [Ring the bell #id: call]
    "She sleeps," says Brandt.
    ~ present = (pace)
    Pace wakes. -> car
+ [Sit down #id: sit]
    ~ present = ()
    Brandt's cup is empty. -> car
=== t_brandt
#topic: brandt, agent, myself
"I insure," says Brandt. -> DONE
=== r_brandt
#react: brandt act
{Brandt steps back.|Brandt steps aside.} -> DONE
=== t_listen
#topic: listen, hear
A tap drips. -> DONE
=== r_brandt_ask
#react: brandt ask
"Hm," says Brandt. -> DONE
=== r_brandt_say
#react: brandt say
"Hm," says Brandt. -> DONE
=== r_pace
#react: pace say
"Ha," says Pace. -> DONE
`).json ?? '',
);
const inCar = (...messages: string[]) =>
  messages.reduce((turn, message) => say(train, turn.position, message), begin(train)).text;

describe('a person who has just spoken or acted', () => {
  test('meets a deed, although the plot has gone on', () => {
    expect(inCar('Ask about the lace', 'I hit Brandt')).toBe('Brandt steps back.');
    expect(inCar('Ask about the lace', 'I hit Brandt', 'I push Brandt')).toBe('Brandt steps aside.');
  });

  test('is elsewhere when the text only names them, or a later text does not', () => {
    expect(inCar('Sit down', 'I hit Brandt')).toBe('Brandt? Not here.');
    expect(inCar('Ask about the lace', 'Sit down', 'I hit Brandt')).toBe('Brandt? Not here.');
    expect(inCar('Ring the bell', 'I hit Brandt')).toBe('Brandt? Not here.');
  });
});

describe('going to somebody to talk', () => {
  test('is talking to them', () => {
    expect(inCar('I go and talk to the agent')).toBe('"Hm," says Brandt.');
  });

  test.each([
    ['I go and talk to Pace', 'Pace? Not here.'],
    ['I find old Pace and ask her where we are', 'Old Pace? Not here.'],
  ])('“%s” says that they are elsewhere', (message, text) => {
    expect(inCar(message)).toBe(text);
  });

  test.each([
    ['Pace, who paid you?', 'Pace? Not here.'],
    ['I ask Pace what she wants', 'Pace? Not here.'],
    ['I go find Pace', 'Pace? Not here.'],
    ['I ask the agents what they want', '"Hm," says Brandt.'],
  ])('“%s” is for nobody else', (message, text) => {
    expect(inCar(message)).toBe(text);
  });

  test('names somebody who is elsewhere as the reader does', () => {
    expect(inCar('Sit down', 'I go to the agent')).toBe('The agent? Not here.');
    expect(inCar('Sit down', 'I talk to myself')).not.toContain('Not here');
  });
});

describe('a question about a person', () => {
  test.each([
    ['Who is Brandt?', '"I insure," says Brandt.'],
    ['What is the work of Brandt?', '"I insure," says Brandt.'],
    ['Does Brandt insure ships?', '"I insure," says Brandt.'],
    ['Who paid Brandt?', '"Hm," says Brandt.'],
    ['What did you hear?', '"Hm," says Brandt.'],
    ['What can I hear?', 'A tap drips.'],
  ])('“%s” is answered with who they are only if that tells of it', (message, text) => {
    expect(inCar(message)).toBe(text);
  });
});
