import { describe, expect, it } from 'vitest';
import { fileName, readScriptFile } from './script-files.ts';

const read = (text: string, name = 'a.ink') => readScriptFile(new File([text], name));

describe('readScriptFile', () => {
  it('reads ink with Windows line ends and a byte order mark', async () => {
    expect(await read('\uFEFF-> a\r\n=== a\r\n')).toEqual({ text: '-> a\n=== a\n' });
  });

  it('reads what Inky exports', async () => {
    const json = '{"inkVersion":21,"root":[]}';
    expect(await read(`\uFEFF${json}`, 'a.ink.json')).toEqual({ text: json });
  });

  it.each([
    ['other JSON', '[]', 'a.JSON', /^This file is JSON, but not a script/],
    ['a file that is not text', 'PNG\0', 'a.ink', /not text/],
    ['more than 200 kB', 'x'.repeat(200_004), 'a.ink', /^The file has 201 kB; a script has at most 200 kB/],
  ])('refuses %s', async (_, text, name, refusal) => {
    expect(await read(text, name)).toEqual({ refusal: expect.stringMatching(refusal) });
  });
});

describe('fileName', () => {
  it('is made of the title', () => {
    expect(fileName(' A/B: “C” ', 'ink')).toBe('A B “C”.ink');
    expect(fileName('?', 'json')).toBe('script.json');
  });
});
