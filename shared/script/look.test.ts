import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { isFlight, isLook, isWait } from './look.ts';
import { begin, say } from './playthrough.ts';
import { readScript } from './script.ts';

const hut = readScript(
  compileScript(`
LIST people = anna
VAR present = (anna)
-> hall
=== hall
+ [Turn the button of the bow #match: bow, button, look here #id: turn] -> END
+ [Smell the jar #match: jar #id: smell] -> END
+ [Light the lamp #match: light, lamp #id: lamp] -> END
+ [#meanwhile]
    The bell rings.
    -> later
=== later
+ [Stay #match: wait, stay #id: stay]
    You stay.
    -> END
+ [Go in #match: light, in #id: in] -> END
=== t_bow
#topic: bow
It is an old bow. -> DONE
=== t_lamp
#topic: lamp, light
It smokes. -> DONE
=== r_anna_leave
#react: anna leave
Anna waves. -> DONE
=== r_anna_act
#react: anna act
Anna looks on. -> DONE
=== r_leave
#react: leave
You get as far as the sill. -> DONE
`).json ?? '',
);
const at = (...messages: string[]) =>
  messages.reduce((turn, message) => say(hut, turn.position, message), begin(hut));
const entries = [{ names: ['stove'], text: 'The stove is cold.' }];

describe('isLook', () => {
  it.each([
    ['I look at the bow closely', true],
    ['I carefully examine the bow and the button', true],
    ['I take a closer look, slowly', true],
    ['I look for the key', false],
    ['I look round the door for the key', false],
    ['I look after him', false],
    ['I look at the bow and break it', false],
    ['I break the bow', false],
  ])('of %j is %s', (message, is) => expect(isLook(message)).toBe(is));
});

describe('isWait', () => {
  it.each([
    ['I wait', true],
    ['I wait for the light', true],
    ['I wait and see what comes', true],
    ['I wait for Anna and take the key', false],
    ['The waiter', false],
    ['I say nothing', true],
    ['I stay where I am', true],
    ["I don't answer", true],
    ["I don't answer him, I run", false],
    ['I say nothing about the boots', false],
  ])('of %j is %s', (message, is) => expect(isWait(message)).toBe(is));
});

describe('isFlight', () => {
  it.each([
    ['I jump out of the window and swim home', true],
    ['I leap into the sea', true],
    ['I jump off the bed', false],
    ['I swim to the boat', false],
  ])('of %j is %s', (message, is) => expect(isFlight(message)).toBe(is));
});

describe('a look', () => {
  it('carries out no choice that does something, and is told of the thing, again and again', () => {
    const told = { kind: 'aside', text: 'It is an old bow.' };
    expect(at('I turn the button of the bow').kind).toBe('choice');
    expect(at('I look at the bow closely')).toMatchObject(told);
    expect(at('I look at the bow', 'I examine the bow')).toMatchObject(told);
  });

  it('takes a choice that looks, by its words or by those of its tag', () => {
    expect(at('I sniff at the jar').kind).toBe('choice');
    expect(at('I look here').kind).toBe('choice');
  });

  it('is told what the world book says', () => {
    expect(say(hut, begin(hut).position, 'I examine the stove', { entries }).text).toBe('The stove is cold.');
  });
});

describe('waiting', () => {
  it('lets the scene go on, and is about nothing that is waited for', () => {
    expect(at('I wait for the light')).toMatchObject({ text: 'The bell rings.', kind: 'reaction' });
  });

  it('takes a choice that waits, and no other', () => {
    expect(at('I wait', 'I wait for the light').text).toBe('You stay.');
    expect(at('I say nothing').text).toBe('The bell rings.');
    expect(at('I wait', 'I say nothing').text).toBe('You stay.');
  });
});

describe('a flight out of the story', () => {
  it('is refused by the storyteller, whoever is there', () => {
    expect(at('I jump out of the window').text).toBe('You get as far as the sill.');
    expect(at('I jump over the chair').text).toBe('Anna looks on.');
  });
});
