import { describe, expect, it } from 'vitest';
import { reportOn } from './report.ts';

const story = `# ask: name What is your name?
VAR name = ""
-> station
=== station
#beat
+ [Ask about {name} #id: ask] -> platform.first
+ [Wait] -> station
=== platform
= first
-> fare(2) ->
{helps(): "Go," she says.}
+ [Get on] -> leave
=== leave
#ending: The Ten O’Clock
You go. -> END
=== stay
#ending: The Waiting Room
You stay. -> END
=== fare(coins)
{coins} coins.
->->
=== function helps()
~ return true
// No comment begins here: /*
=== t_clock
#topic: clock, hands
It has stopped. -> DONE
// And none ends here: */
/*
=== lost
*/
=== lost
#unclear
Pardon? -> DONE
`;
/** Plays all playthroughs, however slow the machine is. */
const wholeReportOn = (source: string) => reportOn(source, Number.POSITIVE_INFINITY);
const errorsOf = (source: string) => reportOn(source).problems.filter(({ isWarning }) => !isWarning);

describe('reportOn', () => {
  it('has the knots with kind, title and line, what leads where, and what nothing leads to', () => {
    const { knots, summary, start, problems } = wholeReportOn(story);
    expect(problems).toEqual([]);
    const rows = knots.map(({ name, kind, title, line, leadsTo }) => [name, kind, title, line, leadsTo]);
    expect(rows).toEqual([
      ['station', 'scene', null, 4, ['platform']],
      ['platform', 'part', null, 8, ['fare', 'helps', 'leave']],
      ['leave', 'ending', 'The Ten O’Clock', 13, []],
      ['stay', 'ending', 'The Waiting Room', 16, []],
      ['fare', 'part', null, 19, []],
      ['helps', 'function', null, 22, []],
      ['t_clock', 'topic', 'clock, hands', 25, []],
      ['lost', 'part', null, 32, []],
    ]);
    expect(knots.filter(({ isReachable }) => !isReachable).map(({ name }) => name)).toEqual(['stay']);
    expect(knots.filter(({ canBegin }) => !canBegin).map(({ name }) => name)).toEqual([
      ...['fare', 'helps', 't_clock', 'lost'],
    ]);
    expect(summary).toBe('2 endings, 1 unreachable');
    expect(start).toEqual({
      text: '',
      turns: 2,
      options: ['Ask about', 'Wait'],
      questions: [{ variable: 'name', text: 'What is your name?' }],
    });
  });

  it('has the turns of a usual playthrough, none if none has ended', () => {
    const turnsOf = (source: string) => wholeReportOn(source).start?.turns;
    const end = '=== b\n#ending: Home\nHome. -> END\n';
    expect(turnsOf(`-> a\n=== a\n+ [Go #id: go] -> c\n=== c\n+ [On #id: on] -> b\n${end}`)).toBe(2);
    expect(turnsOf('-> a\n=== a\n+ [Wait #id: wait] -> a\n')).toBeNull();
  });

  it('has the line of an error', () => {
    expect(reportOn('Hello.\n\n-> nowhere\n')).toMatchObject({
      problems: [{ line: 3 }],
      knots: [],
      summary: '',
      start: null,
    });
  });

  it('has the line of a knot that goes round without a choice, in the plot and beside it', () => {
    const round = 'without coming to a choice or an end';
    expect(errorsOf('-> a\n=== a\n+ [Go] -> b\n=== b\n-> b\n')).toMatchObject([
      { line: 4, message: expect.stringContaining(round) },
    ]);
    expect(errorsOf('-> a\n=== a\n-> END\n=== t\n#topic: clock\nTick.\n-> t\n')).toMatchObject([
      { line: 4, message: expect.stringContaining(round) },
    ]);
  });

  it('has the line from which a knot is reached that ends nowhere', () => {
    expect(errorsOf('-> a\n=== a\n+ [Go] -> b\n=== b\n{false: -> END}\n')).toMatchObject([
      { line: 2, message: expect.stringMatching(/^The script stops in the knot a or after it: ran out/) },
    ]);
  });

  it('has the line of a choice that is too long, and can be previewed', () => {
    const [sixty, more] = ['x'.repeat(60), 'y'.repeat(61)];
    const source = `VAR who = "Odile"\n-> a\n=== a\n+ [${sixty}] -> a\n+ [${more} #id: y] -> a\n+ [{who}${sixty}] -> END\n`;
    expect(errorsOf(source)).toMatchObject([
      { line: 5, message: expect.stringMatching(/has 61 characters; at most 60/) },
      { line: 3, message: expect.stringMatching(/has 65 characters/) },
    ]);
    expect(reportOn(source).start).not.toBeNull();
  });

  it('has the lines of sample text that nobody has replaced, except in comments, and can be previewed', () => {
    const source =
      '-> a\n=== a\n// Write how it goes.\nWrite how Dr. Mara Quill answers.\n+ [Write the first choice] -> b\n=== b\n#ending: Home\nWrite how it was.\nShe answers. -> END\n';
    const lines = (text: string) => errorsOf(text).map(({ line }) => line);
    expect(errorsOf(source)[0]?.message).toBe('Replace the sample text “Write how Dr. Mara Quill answers”.');
    expect(lines(source)).toEqual([4, 5]);
    expect(reportOn(source).start).not.toBeNull();
    expect(lines(reportOn(source).json ?? '')).toEqual([null, null]);
  });

  it('reads 5,000 knots', () => {
    const knots = Array.from({ length: 5_000 }, (_, n) => `=== k${n}\n+ [Go] -> k${n + 1}\n`).join('');
    const report = reportOn(`-> k0\n${knots}=== k5000\n#ending: Far\n-> END\n`);
    expect(report.knots).toHaveLength(5_001);
    expect(report.summary).toBe('1 ending');
  });

  it('says the same of a compiled script, which has no lines', () => {
    const { json, knots, ...found } = wholeReportOn(story);
    const compiled = wholeReportOn(json ?? '');
    const withoutLines = knots.map((knot) => ({ ...knot, line: 0, canBegin: false }));
    expect(compiled.knots.toSorted(byName)).toEqual(withoutLines.toSorted(byName));
    expect(compiled).toMatchObject({ ...found, json });
  });
});

const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
