import type { StoryType } from '@storyloom/contract/filters';
import { Button } from '@storyloom/ui/Button';
import { EmptyState } from '@storyloom/ui/EmptyState';
import { renderLink } from '../shell/links.tsx';
import { kinds } from './activity.model.ts';

/** Between campaigns. */
export function NoCampaign({ type }: { type: StoryType }) {
  const { entries, browse } = kinds[type];
  return (
    <EmptyState
      art="lantern"
      level={1}
      title="No campaign runs now"
      text="The next one will be on the home page first."
      action={
        <Button href={browse} renderLink={renderLink}>
          {entries} to play
        </Button>
      }
    />
  );
}
