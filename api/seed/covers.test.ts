import { seedStories } from '@storyloom/offline/stories/all';
import { describe, expect, it } from 'vitest';

describe.each(seedStories)('the cover of $title', ({ cover }) => {
  it('names a colour for every tone as six hex digits', () => {
    for (const colour of Object.values(cover.palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
  });
});
