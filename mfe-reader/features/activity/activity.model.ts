import type { StoryType } from '@storyloom/contract/stories/filters';

const day = new Intl.DateTimeFormat('en', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** "November 21, 2026 – May 20, 2027", in UTC. */
export function formatCampaignDays(startsAt: string, endsAt: string): string {
  // formatRange is not used: Node and browsers use different spaces around its dash, which breaks hydration.
  return `${day.format(Date.parse(startsAt))} – ${day.format(Date.parse(endsAt))}`;
}

/** " · 3 days left"; empty once it has ended. `now` in ms. */
export function timeLeft(endsAt: string, now: number): string {
  const days = Math.ceil((Date.parse(endsAt) - now) / 86_400_000);
  if (days < 1) return '';
  return days === 1 ? ' · Last day' : ` · ${days} days left`;
}

export const activityPaths: Record<StoryType, string> = { STORY: '/activity/story', ROLE: '/activity/role' };

interface CampaignTexts {
  playTop: string;
  create: string;
  browse: string;
}

export const campaignTexts: Record<StoryType, CampaignTexts> = {
  STORY: { playTop: 'Play the top story', create: 'Write a story', browse: 'Browse stories' },
  ROLE: { playTop: 'Play the top character', create: 'Create a character', browse: 'Browse characters' },
};
