import { describe, expect, it } from 'vitest';
import { createBeatReader } from './beat-marks.ts';
import { compileScript } from './compile.ts';
import { follow, plan } from './guide.ts';
import { begin } from './playthrough.ts';
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
const start = begin(script, { seed: 1 }).position;
const say = (message: string, position = start) => plan(script, position, message);

describe('a script with a model', () => {
  it('moves along the choice that the reader takes, and gives what the author wrote for it', () => {
    const { guide, advance } = say('Knock');
    expect(guide).toMatchObject({
      told: { kind: 'choice', text: 'Nobody comes. The yard is empty.', isEnding: false },
      present: ['mara'],
      ending: null,
    });
    expect(guide.open).toMatchObject([{ id: 'home', text: 'Go home' }]);
    expect(advance.options).toEqual(['Go home']);
    expect(plan(script, advance.position, 'Fine.').guide.open.map(({ id }) => id)).toEqual(['home']);
  });

  it('gives the answer of a topic, and what each open choice would tell', () => {
    const { guide, advance } = say('Where am I?');
    expect(guide.told).toEqual({ kind: 'aside', text: 'At the gate.', isEnding: false });
    expect(guide.open).toMatchObject([
      { id: 'knock', text: 'Knock', outcome: 'Nobody comes. The yard is empty.' },
      { id: 'leave', text: 'Leave', outcome: 'You were never there.' },
    ]);
    expect(advance).toMatchObject({ options: ['Knock', 'Leave'], ending: null });
  });

  it('leaves a choice that fits the words in part to the model', () => {
    const { guide, advance } = say('I knock the dust off my hat.');
    expect(guide.told).toBeNull();
    expect(guide.open.map(({ id }) => id)).toEqual(['knock', 'leave']);
    expect(advance.options).toEqual(['Knock', 'Leave']);
    expect(say('I knock. Then I knock again.').guide.told).toMatchObject({ kind: 'choice' });
  });

  it('keeps what the reader tells, also where the script has nothing for it', () => {
    const { advance } = say('I am a clock mender.');
    expect(say('Hm.', advance.position).guide.facts).toEqual(['you are a clock mender']);
  });

  it('does not let a scene go on by itself', () => {
    const { json } = compileScript(
      'LIST people = mara\nVAR present = (mara)\nVAR alive = (mara)\n-> a\n=== a\nHere.\n+ [#meanwhile]\n  It rains. -> b\n+ [Go #id: go] -> END\n=== b\n+ [Go] -> END\n=== r\n#react: mara act\nMara looks on. -> DONE\n',
    );
    const script = readScript(json ?? '');
    let { position } = begin(script);
    for (const message of ['I fold the map.', 'I open the map.', 'I close the bag.', 'I lift the bag.'])
      position = plan(script, position, message).advance.position;
    expect(position.knot).toBe('a');
  });

  it('leaves what it does not know to the model, which may name an open choice', () => {
    const { guide, advance } = say('Hm.');
    expect(guide.told).toBeNull();
    expect(follow(script, advance, 'knock').options).toEqual(['Go home']);
    for (const beat of [null, 'home', 'invented'])
      expect(follow(script, advance, beat)).toMatchObject({ options: ['Knock', 'Leave'], ending: null });
  });

  it('counts who leaves among those who are there', () => {
    const { json } = compileScript(
      'LIST people = mara\nVAR present = (mara)\n-> a\n=== a\nHere.\n+ [Wait #id: wait] Mara goes.\n~ present = ()\n-> b\n=== b\nAlone.\n+ [Go] -> END\n',
    );
    const script = readScript(json ?? '');
    const { guide, advance } = plan(script, begin(script).position, 'Wait');
    expect(guide.present).toEqual(['mara']);
    expect(plan(script, advance.position, 'Hm.').guide.present).toEqual([]);
  });

  it('gives what the script has asked the reader', () => {
    const { json } = compileScript(
      '# ask: name Who are you?\nVAR name = ""\n-> a\n=== a\nHere.\n+ [Go] -> END\n',
    );
    const asking = readScript(json ?? '');
    const { position } = begin(asking, { facts: { name: 'Vera' } });
    expect(plan(asking, position, 'Hm.').guide.reader).toEqual([
      { question: 'Who are you?', answer: 'Vera' },
    ]);
    expect(plan(asking, begin(asking).position, 'Hm.').guide.reader).toEqual([]);
  });

  it('keeps a choice whose branch fails, without an outcome', () => {
    const { json } = compileScript('-> a\n=== a\nHere.\n+ [Turn round #id: turn] -> b\n=== b\nA road.\n');
    const broken = readScript(json ?? '');
    const { guide } = plan(broken, begin(broken).position, 'Hm.');
    expect(guide.open).toMatchObject([{ id: 'turn', outcome: '' }]);
  });

  it('knows its place and who is there, also where a reply has told something else', () => {
    const { position } = say('Knock').advance;
    const place = { where: 'By the well.', text: 'The yard is empty.', present: ['mara'] };
    expect(sceneAt(script, position)).toEqual(place);
    expect(sceneAt(script, say('Hm.', position).advance.position)).toEqual(place);
    expect(sceneAt(script, start).where).toBe('At the gate.');
    const { json } = compileScript('-> a\n=== a\nHere.\n-> END\n');
    const silent = readScript(json ?? '');
    expect(sceneAt(silent, begin(silent).position).where).toBe('');
  });

  it('tells a knot with a shuffle the same each time', () => {
    const source = '-> a\n=== a\n{~1|2|3|4|5|6|7|8|9}{~1|2|3|4|5|6|7|8|9}\n-> END\n';
    const told = Array.from({ length: 5 }, () => JSON.stringify(knotTextsOf(source, ['a']).get('a')));
    expect(new Set(told).size).toBe(1);
  });

  it('ends as its author wrote it, once', () => {
    const { guide, advance } = say('Leave');
    expect(guide.told).toEqual({ kind: 'choice', text: 'You were never there.', isEnding: true });
    expect(advance).toMatchObject({ options: [], ending: { title: 'Gone', text: 'You were never there.' } });
    expect(follow(script, say('Hm.').advance, 'leave').ending).toEqual(advance.ending);
    const after = say('And then?', advance.position);
    expect([after.guide.ending, after.advance.ending]).toEqual(['Gone', { title: 'Gone', text: '' }]);
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
