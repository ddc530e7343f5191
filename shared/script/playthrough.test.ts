import { describe, expect, it } from 'vitest';
import { compileScript } from './compile.ts';
import { factOf } from './facts.ts';
import { handOver } from './hand-over.ts';
import { begin, choose, say } from './playthrough.ts';
import { ScriptError } from './runtime.ts';
import { readScript, type Script } from './script.ts';

function script(source: string): Script {
  const { json, problems } = compileScript(source);
  if (json === null) throw new Error(JSON.stringify(problems));
  return readScript(json);
}

const inn = script(`
# ask: name What is your name?
VAR name = ""
LIST people = mara, iven
VAR present = (mara, iven)
VAR alive = (mara, iven)
-> hall
=== hall
#beat
#recap: You came to the inn.
+ [Ask Mara about the key #match: key, mara #id: key]
    "What key?" -> hall_again
+ [Follow Iven to the cellar #match: cellar, follow, down #id: down]
    ~ present = (iven)
    -> cellar
=== hall_again
+ [Go down to the cellar #match: cellar, down #id: down2] -> cellar
+ [Go back to the road #match: back, road, leave #id: road] -> road
=== cellar
#beat
~ alive = (mara)
Iven does not come up again{name != "":, {name}}.
+ [Open the barrel #match: open, barrel #id: barrel] -> wine
+ [Climb the stairs #match: climb, stairs, up #id: up] -> road
+ [Ask what it is for #id: what] -> road
=== wine
#ending: The Red Year
It is wine.
-> END
=== road
#ending: The Road
Nobody asks.
-> END
=== t_cellar
#topic: barrel, wine
{Older than the house.|You asked.} -> DONE
=== t_here
#topic: where am i, this place
A hall with one fire. -> DONE
=== t_flood
#topic: happened here
The bridge went in May. -> DONE
=== t_lamp
#topic: lamp
It smokes. -> DONE
=== t_hello
#topic: hi, evening
"Shut the door," says Mara. -> DONE
=== t_mara
#topic: mara, innkeeper
It was her mother's inn. -> DONE
=== t_hello_again
#topic: hi, evening
"It is shut," says Mara. -> DONE
=== r_mara_ask
#react: mara ask
"Who wants to know?" says Mara. -> DONE
=== r_mara
#react: mara say
"Is that so," says Mara. -> DONE
=== r_mara_meet
#react: mara meet
"{name}," says Mara. "We have no {name} in the book." -> DONE
=== r_iven
#react: iven say
"Hm," says Iven. -> DONE
=== r_all
#react: say
The fire has heard it. -> DONE
=== r_act
#react: act
The fire looks on. -> DONE
`);
const at = (...messages: string[]) =>
  messages.reduce((turn, message) => say(inn, turn.position, message), begin(inn));

describe('say', () => {
  it('takes an option that is pressed, and one that is meant', () => {
    expect(at('Ask Mara about the key').text).toContain('What key?');
    expect(at('I want to know about the key').text).toContain('What key?');
    expect(at('Follow Iven to the cellar', 'I ask what it is for.').ending).toBe('The Road');
    expect(choose(inn, begin(inn).position, 'key').options.map(({ id }) => id)).toEqual(['down2', 'road']);
  });

  it('does not do what is denied', () => {
    expect(at('I will not follow him').kind).not.toBe('choice');
    expect(at("I don't go down to the cellar").kind).not.toBe('choice');
    expect(at("I won't go down, I want the key").text).toContain('What key?');
  });

  it('does nothing by a question but what finds something out', () => {
    const asked = (question: string) => at('Follow Iven to the cellar', question);
    expect(asked('What is in the barrel?').kind).toBe('aside');
    for (const question of ['What happens if I open the barrel?', 'Should I open the barrel?'])
      expect(asked(question)).toMatchObject({ ending: null, options: asked('Hm.').options });
    expect(at('Who has the key?').text).toContain('What key?');
    expect(at('Who is Mara?').text).toBe("It was her mother's inn.");
  });

  it('takes a question that proposes an act as the act', () => {
    expect(at('Follow Iven to the cellar', 'I am thirsty. Could we open the barrel?').ending).toBe(
      'The Red Year',
    );
  });

  it('understands a slip of the keyboard', () => {
    expect(at('I folow him').text).toContain('Iven does not come up');
    for (const other of ['The ekys', 'Is Dwon here?']) expect(at(other).kind).not.toBe('choice');
  });

  it('goes back if going back is open', () => {
    expect(at('the key', 'I go back').ending).toBe('The Road');
    expect(at('Go back')).toMatchObject({
      kind: 'unclear',
      text: expect.stringContaining('Choose otherwise'),
    });
  });

  it('does what ten clauses say one after another, as far as they are clear', () => {
    const told = at(
      'I ask for the key. Then I go down to the cellar, then open the barrel. I drink. I sit. I sing. I drink. I laugh. I nod. I sleep.',
    );
    expect(told).toMatchObject({ ending: 'The Red Year', options: [] });
    expect(told.text).toContain('What key?');
  });

  it('answers questions beside the plot, whose options stay', () => {
    const asked = at('the key', 'What is in the barrel?');
    expect(asked).toMatchObject({ kind: 'aside', text: 'Older than the house.' });
    expect(asked.options.map(({ id }) => id)).toEqual(['down2', 'road']);
    expect(at('There is no wine here?').text).toBe('Older than the house.');
    expect(at('Never mind the wine, is there a lamp?').text).toBe('It smokes.');
  });

  it('answers what readers ask of any story if it knows no more', () => {
    expect(at('What happened?').text).toBe('The bridge went in May.');
    expect(at('What happened to the lamp?').text).toBe('It smokes.');
  });

  it('says what is open to somebody who asks what to do, and leaves the rest to topics', () => {
    const options = 'Ask Mara about the key, or Follow Iven to the cellar';
    expect(say(inn, begin(inn).position, 'What can I do?')).toMatchObject({
      kind: 'unclear',
      text: `What do you do: ${options}?`,
    });
    expect(say(inn, begin(inn).position, 'What should I do with the lamp?').text).toBe('It smokes.');
  });

  it('does not tell what it has told to somebody who does not ask', () => {
    expect(at('the wine', 'the wine').kind).not.toBe('aside');
    expect(at('the wine', 'Which wine?').text).toBe('You asked.');
  });

  it('tells of the thing, not of whose it is, and not who is acted for', () => {
    expect(at('I polish the innkeeper’s lamp').text).toBe('It smokes.');
    expect(at('I show the innkeeper the moon').text).toBe('The fire looks on.');
    expect(at('I throw the lamp into the fire').text).toBe('The fire looks on.');
    expect(at('I look at the innkeeper').text).toBe("It was her mother's inn.");
  });

  it('tells the next topic that fits as well to somebody who says the same again', () => {
    expect(at('Hi').text).toBe('"Shut the door," says Mara.');
    expect(at('Hi', 'Good evening, Mara').text).toBe('"It is shut," says Mara.');
    expect(at('Hi', 'Hi', 'Hi').kind).toBe('reaction');
    expect(at('I like his hat').kind).toBe('reaction');
  });

  it('lets the person answer who is called by name', () => {
    expect(at('Hi Mara').kind).toBe('aside');
    expect(at('the key', 'Where is Mara from?').text).toBe("It was her mother's inn.");
    expect(at('the key', 'I tell Mara of the evening').text).toBe('"Is that so," says Mara.');
    for (const message of ['Mara, did you sleep?', 'Did you sleep, Mara?'])
      expect(at(message)).toMatchObject({ kind: 'reaction', text: '"Who wants to know?" says Mara.' });
    expect(at('Mara, tell me about the wine').text).toBe('Older than the house.');
    expect(at('I’m late, Mara').text).toBe('"Is that so," says Mara.');
  });

  it('reads entries of the world book when the script has no topic', () => {
    const entries = [{ names: ['Saint Orla'], text: 'She drowned in a bucket.' }];
    const asked = say(inn, begin(inn).position, 'Who was Saint Orla?', { entries });
    expect(asked.text).toBe('She drowned in a bucket.');
  });

  it('lets only those react who are there and alive', () => {
    expect(at('Hello Iven').text).toBe('"Hm," says Iven.');
    expect(at('Follow Iven to the cellar', 'Hello Iven').text).toBe('The fire has heard it.');
  });

  it('keeps names in any script, with titles and dots', () => {
    const told = (message: string) => at(message, 'Follow Iven to the cellar').text;
    expect(told('I am called Tom Reed')).toContain('again, Tom Reed.');
    expect(told('My name is Dr. Ines Vale.')).toContain('again, Dr. Ines Vale.');
    expect(told('my name is 王小明')).toContain('again, 王小明.');
    expect(told('I am Tom Reed')).toContain('again, Tom Reed.');
    for (const message of [
      'my name is yusuf',
      'Yusuf is my name.',
      'I call myself Yusuf',
      'Hello, I’m Yusuf.',
      'I am Yusuf',
    ])
      expect(told(message)).toContain('again, Yusuf.');
    for (const name of ['Brian', 'Sebastian', 'Christian'])
      expect(told(`I am ${name}.`)).toContain(`again, ${name}.`);
    expect(told('My name is Tom Reed. I wait.')).toContain('again, Tom Reed.');
    expect(told('Hello. I’m Yusuf. I wait.')).toContain('again, Yusuf.');
    for (const noName of [
      'I am afraid',
      'I am Afraid',
      'I’m OK',
      'I’m Sorry',
      'Hi, I’m German.',
      'I am French',
      'I am South Korean, and tired',
      'I am Mara’s friend',
      'my name is not important',
    ])
      expect([noName, told(noName)]).toEqual([noName, expect.stringContaining('again.')]);
  });

  it('takes answers of the reader as text, which is never code', () => {
    const name = factOf('  {alive}\n-> wine <b>#ending: X</b> \\" // 王小明. ');
    expect(name).toBe('{alive} -> wine <b>#ending: X</b> \\" // 王小明.');
    const start = begin(inn, { facts: { name, present: 'iven', unknown: 'x' } }).position;
    expect(say(inn, start, 'Hello Iven').text).toBe('"Hm," says Iven.');
    const told = say(inn, start, 'Follow Iven to the cellar');
    expect(told).toMatchObject({ text: `Iven does not come up again, ${name}.`, ending: null });
    expect([...factOf('é'.repeat(61))]).toHaveLength(60);
  });

  it('knows the name of a reader who asks for it', () => {
    expect(at('I am called Tom Reed', 'What is my name?')).toMatchObject({
      kind: 'aside',
      text: 'You are Tom Reed.',
    });
    expect(at('What is my name?').text).not.toContain('You are');
    const aloneWithMara = ['I am called Tom Reed', 'Ask Mara about the key', 'Go down to the cellar'];
    expect(at(...aloneWithMara, 'Who am I?').text).toBe('"You are Tom Reed."');
  });

  it('takes the words of an option with other pronouns as the option', () => {
    expect(at('We follow Iven to our cellar').text).toContain('Iven does not come up');
  });

  it.each(['I look around.', 'I search the room', 'Let me explore', 'I walk about, whistling'])(
    'answers %j with the place',
    (message) => {
      expect(at(message)).toMatchObject({ kind: 'aside', text: 'A hall with one fire.' });
    },
  );

  it.each(['I look round the door for the key', 'I search his pockets', 'I examine it'])(
    'does not answer %j with the place',
    (message) => {
      expect(at(message).text).not.toContain('A hall');
    },
  );

  it('asks again for noise and for what fits two choices', () => {
    expect(at('asdfghjk')).toMatchObject({ kind: 'unclear', text: 'Say that again?' });
    expect(at('👋').kind).toBe('unclear');
    expect(at('key or cellar').text).toBe(
      'Which do you mean: Ask Mara about the key, or Follow Iven to the cellar?',
    );
  });

  it('greets a reader by the name that they have just told', () => {
    expect(at('I am Yusuf').text).toBe('"Yusuf," says Mara. "We have no Yusuf in the book."');
  });

  it('ends a name with its sentence', () => {
    const told = at('My name is Tom. Who is Mara?', 'Follow Iven to the cellar');
    expect(told.text).toMatch(/again, Tom\.$/);
  });

  it('remembers what the plot has told, and ends at an ending', () => {
    expect(begin(inn).position.recap).toEqual(['You came to the inn.']);
    const after = at('the key', 'I go back', 'Hello?');
    expect(after).toMatchObject({ kind: 'unclear', ending: 'The Road' });
  });
});

const station = script(`
LIST people = anna, oskar
VAR present = (anna)
VAR alive = (anna, oskar)
-> hall
=== hall
+ [Scream #match: scream, shout #id: scream] -> END
+ [Tell Anna about the train #match: train, conductor #id: tell] -> END
+ [Follow Oskar #match: follow #id: follow] -> END
+ [#meanwhile]
    The bell rings.
    -> platform
=== platform
+ [Get on #match: get on #id: on] -> END
=== guard
#meanwhile
{!Steam goes by.} -> DONE
=== t_oskar
#topic: oskar, porter
He carries things. -> DONE
=== r_anna
#react: anna act
Anna steps back. -> DONE
=== r_all
#react: act
#react: say
Nobody looks up. -> DONE
`);
const stationAt = (...messages: string[]) =>
  messages.reduce((turn, message) => say(station, turn.position, message), begin(station));

describe('what a reader tells of, and does to somebody', () => {
  it('takes an account for no act of the reader', () => {
    expect(stationAt('My boss shouted at me').kind).toBe('aside');
    expect(stationAt('I shout').kind).toBe('choice');
    expect(stationAt('The conductor was here').kind).toBe('choice');
    expect(stationAt('My brother was a conductor').kind).toBe('aside');
  });

  it('lets the person meet a deed to whom it is done, if they are there', () => {
    expect(stationAt('I hug Anna').text).toBe('Anna steps back.');
    expect(stationAt('I hit the porter')).toMatchObject({ kind: 'unclear', text: 'The porter? Not here.' });
  });

  it('says that somebody is elsewhere who is told something', () => {
    expect(stationAt('I warn old Oskar of the rain').text).toMatch(/^Old Oskar\? Not here\. .*Follow Oskar/);
  });

  it('says whether somebody is there', () => {
    expect(stationAt('Is Anna dead?').text).toBe('Anna? Alive, and here.');
    expect(stationAt('Where is Oskar?').text).toBe('Oskar? Not here. He carries things.');
    expect(stationAt('Is the porter dead?').text).toBe('The porter? Not here. He carries things.');
  });

  it('begins nothing by itself after a farewell', () => {
    expect(stationAt('I hum', 'I hum', 'Goodbye').text).not.toContain('The bell rings');
  });

  it('asks again for words that nobody knows', () => {
    expect(stationAt('asdf lolo qwerty').kind).toBe('unclear');
  });

  it('goes on by itself after three messages, by the scene or beside the plot', () => {
    const idle = ['I hum', 'I hum', 'I hum'];
    expect(stationAt(...idle)).toMatchObject({
      text: expect.stringMatching(/The bell rings\.$/),
      options: [{ id: 'on' }],
    });
    expect(stationAt(...idle, ...idle).text).toMatch(/Steam goes by\.$/);
  });
});

describe('handOver', () => {
  it('knows another reader by their own name, also in what a model has not told yet', () => {
    const told = at('I am Tom Reed', 'Follow Iven to the cellar');
    expect(told.text).toContain('Tom Reed');
    const handed = (facts: Record<string, string>) =>
      handOver(inn, { ...told.position, notes: told.text }, { facts }).notes;
    expect(handed({})).toBe('Iven does not come up again.');
    expect(handed({ name: 'Ada' })).toBe('Iven does not come up again, Ada.');
  });
});

describe('a script that cannot be played', () => {
  it('refuses a choice that is gone', () => {
    expect(() => choose(inn, begin(inn).position, 'barrel')).toThrow(ScriptError);
  });

  it('stops a script that goes round without a choice', () => {
    expect(() => begin(script('-> a\n=== a\nRound.\n-> b\n=== b\nAnd round.\n-> a\n'))).toThrow(/goes round/);
  });
});
