import type { StoryType } from '@storyloom/contract/stories/filters';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import { browseHref } from '../navigation/hrefs.ts';
import { campaignTexts } from './activity.model.ts';

/** Shown while no campaign is running. */
export function NoCampaign({ type }: { type: StoryType }) {
  return (
    <EmptyNotice
      level={1}
      notice={{
        art: 'lantern',
        title: 'No event right now',
        text: 'The next one will appear on Home.',
        label: campaignTexts[type].browse,
        href: browseHref({ type: type === 'ROLE' ? type : 'all' }),
      }}
    />
  );
}
