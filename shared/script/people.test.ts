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
