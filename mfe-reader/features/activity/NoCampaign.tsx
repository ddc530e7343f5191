import type { StoryType } from '@storyloom/contract/filters';
import { EmptyPlace } from '../shell/EmptyPlace.tsx';
import { kinds } from './activity.model.ts';

/** Between campaigns. */
export function NoCampaign({ type }: { type: StoryType }) {
  const { entries, browse } = kinds[type];
  return (
    <EmptyPlace
      level={1}
      words={{
        art: 'lantern',
        title: 'No campaign runs now',
        text: 'The next one will be on the home page first.',
        label: `${entries} to play`,
        href: browse,
      }}
    />
  );
}
