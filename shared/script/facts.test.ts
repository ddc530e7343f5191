import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { carriesTitle } from './facts.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const office = readScript(
  compileScript(`
VAR name = ""
LIST people = pike
VAR present = (pike)
-> desk
=== desk
+ [Run #id: run] -> END
=== t_who
#topic: who am i
"A friend," says Pike. -> DONE
=== r_ask
#react: pike ask
"Who knows," says Pike. -> DONE
`).json ?? '',
);
const answersTo = (...messages: string[]) =>
  messages.reduce((turn, message) => say(office, turn.position, message), begin(office));

describe('carriesTitle', () => {
  it('is true for a name after a rank or a title', () => {
    expect(['Inspector Hale', 'Dr. Ines Vale', 'Tom Reed', 'Major'].map(carriesTitle)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('a reader with a title', () => {
  it.each(['What is my rank and name?', 'What’s my title?', 'What is my name?'])(
    'learns it by “%s”',
    (message) => {
      expect(answersTo('I am Inspector Hale', message).text).toBe('"You are Inspector Hale."');
    },
  );

  it('learns none that they have not told', () => {
    expect(answersTo('I am Tom Reed', 'What’s my title?').text).not.toContain('Tom Reed');
  });

  it('asks who they are where a topic knows it', () => {
    expect(answersTo('I am Inspector Hale', 'Who am I?').text).toBe('"A friend," says Pike.');
  });
});
