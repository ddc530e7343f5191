import { describe, expect, it } from 'vitest';
import { createBeatReader } from './beat-marks.ts';
import { compileScript } from './compile.ts';
import { advance, beginGuided, guide } from './guide.ts';
import { knotTextsOf, sceneAt } from './scene.ts';
import { readScript } from './script.ts';

const { json } = compileScript(`
LIST people = mara
VAR present = (mara)
VAR here = "gate"
-> gate
=== gate
The gate is shut.
+ [Knock #match: knock #id: knock] Nobody comes. -> yard
+ [Leave #match: leave #id: leave] -> gone
=== yard
~ here = "yard"
The yard is empty.
+ [Go home #match: home #id: home] -> gone
=== gone
#ending: Gone
You were never there.
-> END
=== a_where
#topic: where am i, this place
{here == "gate":At the gate.|By the well.} -> DONE
`);
const script = readScript(json ?? '');
const start = beginGuided(script, { seed: 1 });

describe('a script with a model', () => {
  it('says what the author wrote, what is open and who is there', () => {
    expect(guide(script, start)).toMatchObject({
      notes: 'The gate is shut.',
      present: ['mara'],
      ending: null,
    });
    expect(guide(script, start).open.map(({ id }) => id)).toEqual(['knock', 'leave']);
  });

  it('moves along open beats only, and keeps the place otherwise', () => {
    const moved = advance(script, start, 'knock');
    expect(guide(script, moved.position).notes).toBe('Nobody comes. The yard is empty.');
    expect(moved.options).toEqual(['Go home']);
    for (const beat of [null, 'home', 'invented']) {
      const stayed = advance(script, start, beat);
      expect(stayed).toMatchObject({ options: ['Knock', 'Leave'], ending: null });
      expect(guide(script, stayed.position).notes).toBe('');
    }
  });

  it('knows its place and who is there, also where a reply has told something else', () => {
    const { position } = advance(script, start, 'knock');
    const place = { where: 'By the well.', text: 'The yard is empty.', present: ['mara'] };
    expect(sceneAt(script, position)).toEqual(place);
    expect(sceneAt(script, advance(script, position, null).position)).toEqual(place);
    expect(sceneAt(script, start).where).toBe('At the gate.');
    const { json } = compileScript('-> a\n=== a\nHere.\n-> END\n');
    const silent = readScript(json ?? '');
    expect(sceneAt(silent, beginGuided(silent, { seed: 1 })).where).toBe('');
  });

  it('tells a knot with a shuffle the same each time', () => {
    const source = '-> a\n=== a\n{~1|2|3|4|5|6|7|8|9}{~1|2|3|4|5|6|7|8|9}\n-> END\n';
    const told = Array.from({ length: 5 }, () => JSON.stringify(knotTextsOf(source, ['a']).get('a')));
    expect(new Set(told).size).toBe(1);
  });

  it('ends as its author wrote it', () => {
    const { ending, options, position } = advance(script, start, 'leave');
    expect([ending, options, position.ending]).toEqual([
      { title: 'Gone', text: 'You were never there.' },
      [],
      'Gone',
    ]);
  });
});

describe('beat marks', () => {
  const read = (pieces: readonly string[]) => {
    const reader = createBeatReader();
    const shown = pieces.map((piece) => reader.add(piece));
    return [[...shown, reader.end()].join(''), reader.beat()];
  };

  it('are taken out of a text, wherever its pieces end', () => {
    const text = 'He nods. [[beat: knock]]';
    for (let size = 1; size <= text.length; size++)
      expect(read(text.match(new RegExp(`.{1,${size}}`, 'gs')) ?? [])).toEqual(['He nods.', 'knock']);
  });

  it('are found after other brackets', () => {
    const before = `He reads the sign [[closed]] and turns ${'away and '.repeat(12)}once more.`;
    expect(read([`${before} [[beat: ri`, 'ng]]'])).toEqual([before, 'ring']);
  });

  it('leave other brackets, and drop a mark without an end', () => {
    expect(read(['A [[wiki]] link', ' and [one', '].'])).toEqual(['A [[wiki]] link and [one].', null]);
    expect(read(['Done.\n\n[[bea', 't: kno'])).toEqual(['Done.', null]);
  });
});
