import { describe, expect, it } from 'vitest';
import { compileScript, maxScriptBytes } from './compile.ts';
import { jsonVersion } from './json-version.ts';

const messageOf = (source: string) => compileScript(source).problems[0];

describe('compileScript', () => {
  it('takes 200 kB and refuses one byte more', () => {
    const filler = (bytes: number) => `Hello.\n-> END\n// ${'x'.repeat(bytes - 17)}`;
    expect(compileScript(filler(maxScriptBytes)).json).not.toBeNull();
    expect(messageOf(filler(maxScriptBytes + 1))?.message).toContain('at most 200000');
  });

  it('writes the version of JSON by which compiled scripts are kept', () => {
    expect(JSON.parse(compileScript('Hello.').json ?? '')).toMatchObject({ inkVersion: jsonVersion });
  });

  it('refuses INCLUDE with its line', () => {
    expect(messageOf('Hello.\nINCLUDE other.ink\n')).toMatchObject({ line: 2, isWarning: false });
  });

  it('names the line of an error', () => {
    expect(messageOf('Hello.\n\n-> nowhere\n')).toMatchObject({ line: 3 });
  });

  it('refuses deep nesting without hanging', () => {
    const { json, problems } = compileScript(`${'{true:'.repeat(3_000)}x${'}'.repeat(3_000)}`);
    expect([json, problems]).toMatchObject([null, [{ message: expect.stringMatching(/cannot be read/) }]]);
  });

  it('refuses ink in a tag that is read before a playthrough, with its line', () => {
    const below =
      'VAR name = ""\n-> a\n=== a_b\nHi.\n#recap: {name} came.\n-> a\n=== a\n#beat\n#recap: {name} came.\nHi. -> END\n';
    const how = expect.stringMatching(/is plain text, without \{ \}\. Put this one after a line of text\.$/);
    expect(messageOf(below)).toMatchObject({ line: 9, message: how });
    expect(messageOf('VAR name = ""\n# ask: name {name}?\n-> END\n')).toMatchObject({ line: 2 });
    const { json } = compileScript('VAR name = ""\n-> a\n=== a\n#beat\nHi. -> END\n');
    const fromInky = json?.replace('"#","^beat","/#"', '"#","ev",{"VAR?":"name"},"out","/ev","/#"') ?? '';
    expect(messageOf(fromInky)).toMatchObject({ line: null, message: how });
    expect(compileScript('-> a\n=== a\nHi.\n#recap: {1 + 1} came.\n-> END\n').json).not.toBeNull();
  });

  it('takes what Inky exports, and says why it refuses other versions, damaged files and too large ones', () => {
    const json = compileScript('VAR x = 1\n-> a\n=== a\nHi. -> END\n').json ?? '';
    expect(compileScript(`\uFEFF${json}`)).toEqual({ json, problems: [] });
    const damaged = {
      newer: [
        json.replace(/"inkVersion":\d+/, '"inkVersion":99'),
        /newer than the current version.*Export it from an Inky with version \d+/,
      ],
      older: [json.replace(/"inkVersion":\d+/, '"inkVersion":1'), /too old/],
      cut: [json.slice(0, -20), /cannot be read/],
      empty: ['{"inkVersion":21}', /cannot be read/],
      large: [json.replace('Hi.', 'x'.repeat(maxScriptBytes)), /at most 200000/],
      nested: [`{"inkVersion":21,"root":${'['.repeat(50_000)}`, /cannot be read/],
    } as const;
    for (const [name, [source, message]] of Object.entries(damaged)) {
      const { problems, json: none } = compileScript(source);
      expect([name, none, problems]).toEqual([
        name,
        null,
        [{ line: null, message: expect.stringMatching(message), isWarning: false }],
      ]);
    }
  });
});
