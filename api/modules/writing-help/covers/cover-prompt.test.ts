import { draftContext } from '@storyloom/contract/stories/entities/writing-help';
import { describe, expect, test } from 'vitest';
import { describeCover } from './cover-prompt.ts';
import { coverStyles, findStyle } from './styles.ts';

const opening = 'The lighthouse burns red above the empty harbour.';
const describeOf = (draft: object) => describeCover(draftContext.parse(draft));

describe('describeCover', () => {
  test('names the title of a draft that has nothing to show', () => {
    expect(describeOf({ title: 'Salt', type: 'ROLE' })).toBe('A cover for “Salt”.');
  });

  test('shows the main character of a role alone', () => {
    const names = ['Odile', 'Bram'];
    expect(describeOf({ type: 'ROLE', names, opening })).toMatch(/^A portrait of Odile\. The lighthouse/);
    expect(describeOf({ type: 'STORY', names, opening })).toMatch(/^The lighthouse/);
  });

  test('has the first sentence of the summary beside an opening, and the mood of the genre', () => {
    const summary = 'A town waits. Nobody knows why.';
    const text = describeOf({ opening, summary, category: 'HORROR' });
    expect(text).toContain('A town waits.');
    expect(text).not.toContain('Nobody knows');
    expect(text).toMatch(/The mood of a horror story\.$/);
    expect(describeOf({ opening })).not.toContain('mood');
  });
});

describe('findStyle', () => {
  test('finds a style by its id', () => {
    expect(coverStyles.map(({ id }) => findStyle(id)?.id)).toEqual(coverStyles.map(({ id }) => id));
    expect(findStyle('none')).toBeUndefined();
  });
});
