import { draftContext } from '@storyloom/contract/stories/entities/writing-help';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { writingHelpLimits } from '@storyloom/contract/stories/writing-help-limits';
import { describe, expect, it } from 'vitest';
import { parseSuggestions } from './suggestions.ts';

describe('parseSuggestions', () => {
  it('measures suggestions in code points', () => {
    const [fits, tooLong] = ['🔔'.repeat(storyLimits.title), '🔔'.repeat(storyLimits.title + 1)];
    expect(parseSuggestions(`${fits}\n${tooLong}`, 'TITLE', draftContext.parse({}))).toEqual([fits]);
  });

  const parse = (text: string, kind: 'TITLE' | 'HOOK' | 'TAG' | 'OPTION', context: object = {}) =>
    parseSuggestions(text, kind, draftContext.parse(context));

  it('returns each line once, without its list marker', () => {
    expect(parse('- One\n2) “Two”\n\n* one\n# Three', 'TITLE')).toEqual(['One', 'Two', 'Three']);
  });

  it.each([
    ['**Sea Glass**\n- *Salt Clock*\n\nLet me know if you want more!', ['Sea Glass', 'Salt Clock']],
    ['Here are two titles:\n1. **Sea Glass**\n2. Salt Clock', ['Sea Glass', 'Salt Clock']],
    ['```json\n["Sea Glass", "Salt Clock"]\n```', ['Sea Glass', 'Salt Clock']],
    ['{"titles": ["Sea Glass", "Salt Clock"]}', ['Sea Glass', 'Salt Clock']],
  ])('reads %j', (text, found) => {
    expect(parse(text, 'TITLE')).toEqual(found);
  });

  it('reads tags in one line', () => {
    expect(parse('sea, salt, slow burn', 'TAG')).toEqual(['sea', 'salt', 'slow burn']);
    expect(parse('Sea, salt and fog', 'TITLE')).toEqual(['Sea, salt and fog']);
  });

  it('leaves out texts that the draft has in the same field, without regard to case', () => {
    const context = { title: 'Sea', hook: 'Fog', tags: ['salt', 'tide'], options: ['Wait'] };
    const text = ' SEA\nfog\nSalt\nTIDE\nwait';
    expect(parse(text, 'TITLE', context)).toEqual(['fog', 'Salt', 'TIDE', 'wait']);
    expect(parse(text, 'HOOK', context)).toEqual(['SEA', 'Salt', 'TIDE', 'wait']);
    expect(parse(text, 'TAG', context)).toEqual(['SEA', 'fog', 'wait']);
    expect(parse(text, 'OPTION', context)).toEqual(['SEA', 'fog', 'Salt', 'TIDE']);
  });

  it('returns at most the requested number, the first ones', () => {
    const lines = Array.from({ length: writingHelpLimits.suggestions + 2 }, (_, at) => `Title ${at}`);
    expect(parse(lines.join('\n'), 'TITLE')).toEqual(lines.slice(0, writingHelpLimits.suggestions));
  });
});
