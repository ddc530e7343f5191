import type { StoryType } from '@storyloom/contract/filters';

const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "November 21, 2026 – May 20, 2027"; a campaign's days are UTC. */
export function campaignDays(startsAt: string, endsAt: string): string {
  // Not formatRange: Node and browsers put different spaces around its dash.
  return `${day.format(Date.parse(startsAt))} – ${day.format(Date.parse(endsAt))}`;
}

/** What a kind of entry is called on its page. */
export const kinds: Record<StoryType, { path: string; entries: string; make: string; browse: string }> = {
  STORY: { path: '/activity/story', entries: 'Stories', make: 'Write a story', browse: '/story' },
  ROLE: {
    path: '/activity/role',
    entries: 'Characters',
    make: 'Create a character',
    browse: '/story?type=ROLE',
  },
};
