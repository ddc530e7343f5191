import { describe, expect, test } from 'vitest';
import { createMarkFilter } from './marks.ts';

function filter(pieces: string[], isInThought = false) {
  const marks = createMarkFilter(isInThought);
  let shown = '';
  let retracted = 0;
  for (const piece of pieces) {
    const { retract, text } = marks.push(piece);
    if (retract) [shown, retracted] = ['', retracted + 1];
    shown += text;
  }
  return { shown: shown + marks.end(), retracted, closedAlone: marks.closedAlone };
}

describe('createMarkFilter', () => {
  const thought = 'She must not know.';
  const story = 'The bell rang. *a < b* [I see] <3';
  const cases = {
    'tags of a thought': `<think>\n${thought}\n</think>\n\n${story}`,
    'other tags': `<Thinking>${thought}</Thinking>${story}`,
    brackets: `[THINK]${thought}[/THINK]${story}`,
    triangles: `◁think▷${thought}◁/think▷${story}`,
    channels: `<|channel|>analysis<|message|>${thought}<|end|><|start|>assistant<|channel|>final<|message|>${story}<|return|>`,
    'a role in marks': `<|im_start|>assistant\n${story}<|im_end|>`,
    'a role in header marks': `<|start_header_id|>assistant<|end_header_id|>\n\n${story}<|eot_id|>`,
    'a turn': `<start_of_turn>model\n${story}<end_of_turn>`,
    'ends of text': `<s>${story}</s>`,
    'wide ends of text': `${story}<｜end▁of▁sentence｜>`,
    'a turn of somebody else': `${story}<|im_end|>\n<|im_start|>user\nAnd then?<|im_end|>`,
  };

  test.each(Object.entries(cases))('removes %s, wherever the text is cut', (_, text) => {
    for (let at = 0; at <= text.length; at++) {
      const { shown, retracted } = filter([text.slice(0, at), text.slice(at)]);
      expect([shown, retracted]).toEqual([story, 0]);
    }
    expect(filter([...text]).shown).toBe(story);
  });

  test('leaves out a thought that never ends', () => {
    expect(filter([`<think>${thought}`]).shown).toBe('');
  });

  test('keeps a thought in the middle out of the text around it', () => {
    expect(filter(['It rained. <think>More?</think>It poured.']).shown).toBe('It rained. It poured.');
  });

  test('retracts the text before a closing tag that was never opened', () => {
    const text = `${thought}</think>\n\n${story}`;
    expect(filter([...text])).toEqual({ shown: story, retracted: 1, closedAlone: true });
  });

  test('holds the text of a model that begins inside a thought', () => {
    const text = `${thought}</think>\n\n${story}`;
    expect(filter([...text], true)).toEqual({ shown: story, retracted: 0, closedAlone: true });
    expect(filter([...story], true)).toEqual({ shown: story, retracted: 0, closedAlone: false });
  });
});
