import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const tower = readScript(
  compileScript(`
VAR said = ""
VAR thing = ""
LIST people = mara
VAR present = (mara)
-> lamp
=== lamp
+ [Hold the light #match: light #id: hold] -> held
+ [Climb down #match: down, climb #id: down] -> foot
+ [#meanwhile]
    The bell rings.
    -> foot
=== foot
+ [Row home #match: row #id: row] -> held
=== held
#ending: Held
You hold on. -> END
=== r_grief
#react: mara grief
"I am sorry," says Mara. -> DONE
=== r_recall
#react: mara recall
"From memory: {said}," says Mara. -> DONE
=== r_say
#react: mara say
"Hm," says Mara. -> DONE
`).json ?? '',
);
const at = (...messages: string[]) =>
  messages.reduce((turn, message) => say(tower, turn.position, message), begin(tower));

describe('a message that would end the story', () => {
  it('is asked for if it has other words than the choice', () => {
    const asked = at('I put out the light');
    expect(asked).toMatchObject({ kind: 'unclear', text: 'Do you mean this: Hold the light?', ending: null });
    expect(asked.options.map(({ id }) => id)).toEqual(['hold', 'down']);
    expect(at('I put out the light', 'Hold the light').ending).toBe('Held');
  });

  it('ends it in the words of the choice, beside other sentences', () => {
    expect(at('I hold the light').ending).toBe('Held');
    expect(at('The wind is strong. I hold the light!').ending).toBe('Held');
  });

  it('is not asked for if the story goes on', () => {
    expect(at('I climb down quickly').kind).toBe('choice');
  });
});

describe('a reader’s loss', () => {
  it('is not followed by what happens by itself', () => {
    expect(at('It is cold.', 'It is dark.', 'It is late.').text).toContain('The bell rings.');
    const told = at('It is cold.', 'It is dark.', 'My mother died last week.');
    expect(told.text).toBe('"I am sorry," says Mara.');
    const gone = at('It is cold.', 'It is dark.', 'My mother died last week.', 'She was a nurse.');
    expect(gone.text).not.toContain('The bell rings.');
  });

  it('is repeated without the manner of the character', () => {
    const question = 'Do you remember my mother?';
    expect(at('My mother died last week.', question).text).toBe('"Your mother died last week."');
    expect(at('My mother lives in Graz.', question).text).toContain('From memory: your mother lives in Graz');
  });
});
