import { describe, expect, test } from 'vitest';
import type { Plot } from '../../../scripts/scripts.service.ts';
import { plotText } from './plot-text.ts';

const guide: Plot['guide'] = {
  notes: '',
  told: null,
  open: [],
  present: null,
  reader: [],
  facts: [],
  ending: null,
};
const textOf = (outcomes: string[]) =>
  plotText({
    guide: {
      ...guide,
      open: outcomes.map((outcome, at) => ({ id: `c${at}`, text: `Choice ${at}`, outcome })),
    },
    advance: () => Promise.resolve(null),
  });

describe('plotText', () => {
  test('tells a scene once that several choices lead to', () => {
    const text = textOf([
      'You ring.\n\nThe tide stops.\nIt listens.',
      'You shout.\n\nThe tide stops.\nIt listens.',
      '',
    ]);
    expect(text).toContain('- c0: Choice 0\n  Then: You ring. The tide stops. It listens.\n');
    expect(text).toContain('- c1: Choice 1\n  Then: You shout. Then as after c0.\n');
    expect(text).toContain('- c2: Choice 2\n  Then: \n');
  });

  test('tells what the reader has answered and told', () => {
    const told = {
      ...guide,
      reader: [{ question: 'Who are you?', answer: 'Vera' }],
      facts: ['you mend clocks'],
    };
    const text = plotText({ guide: told, advance: () => Promise.resolve(null) });
    expect(text).toBe('What the reader has said:\n- Who are you? Vera\n- you mend clocks');
  });

  test('cuts a long outcome between words', () => {
    expect(textOf(['tideless '.repeat(200)])).toMatch(/ tideless …\n/);
  });
});
