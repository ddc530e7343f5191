import type { StoryType } from '@storyloom/contract/filters';
import { EmptyNotice } from '../lists/EmptyNotice.tsx';
import { kinds } from './activity.model.ts';

/** Between campaigns. */
export function NoCampaign({ type }: { type: StoryType }) {
  const { entries, browse } = kinds[type];
  return (
    <EmptyNotice
      level={1}
      notice={{
        art: 'lantern',
        title: 'No campaign runs now',
        text: 'The next one will be on the home page first.',
        label: `${entries} to play`,
        href: browse,
      }}
    />
  );
}
