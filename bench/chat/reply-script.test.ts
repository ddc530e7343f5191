import { describe, expect, test } from 'vitest';
import { formatScript, parseScript } from './reply-script.ts';
import { createSampleText, deltaChars } from './sample-text.ts';

const script = { id: 17, firstByteMs: 200, deltas: 40, deltaMs: 100 };

describe('reply scripts', () => {
  test('are parsed from a user message', () => {
    expect(parseScript(`Somebody said: ${formatScript(script)}!`)).toEqual(script);
  });

  test('are required in a user message', () => {
    expect(() => parseScript('I look around.')).toThrow('Not a reply script: I look around.');
  });

  test('have a unique, deterministic text of the right length', () => {
    const text = createSampleText(script);
    expect([...text]).toHaveLength(script.deltas * deltaChars);
    expect(createSampleText(script)).toBe(text);
    expect(createSampleText({ ...script, id: 18 })).not.toBe(text);
  });

  test('have texts with wide characters and surrogate pairs, without a final space', () => {
    const text = createSampleText({ id: 3, deltas: 200 });
    expect(text).toMatch(/[\u{1f000}-\u{1ffff}]/u);
    expect(text).toMatch(/灯/);
    expect(text).toBe(text.trimEnd());
  });
});
