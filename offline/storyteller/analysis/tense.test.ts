import { testScene } from '@storyloom/ports/testing/test-scene';
import { describe, expect, test } from 'vitest';
import { writeReply } from '../reply.ts';
import { detectTense } from './tense.ts';

const present = 'You wake because the music has stopped. “It was mine,” she says. On the bed lies a bow.';
const past = 'Wren climbed the last ladder and found the chair empty. “It is late,” she said.';
const turns = [
  'I lift the lid',
  'Who is there?',
  'I walk on',
  'fight',
  'wait',
  'I thank Odile',
  'hide',
  '“No.”',
];

describe('detectTense', () => {
  test('reads the narration of the opening, not its speech', () => {
    expect([detectTense({ opening: present }), detectTense({ opening: past })]).toEqual(['present', 'past']);
  });

  function narration(
    opening: string,
    perspective: 'FIRST_PERSON' | 'SECOND_PERSON' | 'THIRD_PERSON',
  ): string[] {
    return Array.from({ length: 160 }, (_, turn) => {
      const userMessage = turns[turn % turns.length] ?? '';
      const scene = testScene({ opening, perspective, turn, seed: `n${turn}`, userMessage, lore: [] });
      return writeReply(scene).text.replaceAll(/“[^”]*”/g, '');
    });
  }

  test('keeps replies in the present tense', () => {
    for (const perspective of ['FIRST_PERSON', 'SECOND_PERSON', 'THIRD_PERSON'] as const) {
      const text = narration(present, perspective).join('\n');
      expect(text).not.toMatch(/\b(said|went|came|did|were|stood|began|watched|laughed|turned|seemed)\b/);
      expect(text).not.toMatch(/[[\]|]/);
    }
  });

  test('keeps replies in the past tense', () => {
    const text = narration(past, 'SECOND_PERSON').join('\n');
    expect(text).not.toMatch(/\b(says|goes|comes|looks|stands|begins|watches|laughs|seems)\b/);
  });

  test('makes verbs agree with their subject', () => {
    expect(narration(present, 'FIRST_PERSON').join('\n')).not.toMatch(
      /\bI (is|are|goes|looks|waits|moves|has)\b/,
    );
    expect(narration(present, 'THIRD_PERSON').join('\n')).not.toMatch(
      /\b(Ines|Odile|[Ss]he|[Hh]e) (go|look|are|am|say|wait)\b/,
    );
  });

  test('repeats no sentence of the previous reply', () => {
    let before = '';
    for (let turn = 0; turn < 60; turn++) {
      const scene = testScene({ turn, seed: `r${turn}`, userMessage: 'hm', lastReply: before, lore: [] });
      const { text } = writeReply(scene);
      const again = text.split(/(?<=[.!?]”?)\s+/).filter((one) => one.length > 25 && before.includes(one));
      expect(again).toEqual([]);
      before = text;
    }
  });
});
