import type { Campaign } from '@storyloom/contract/editorial/entities/campaign';
import type { StoryType } from '@storyloom/contract/stories/filters';
import { Canonical, useOrigin } from '@storyloom/mfe';
import { activityPaths } from './activity.model.ts';

/** Title and meta tags for search engines and link previews. */
export function ActivityMeta({ type, campaign }: { type: StoryType; campaign: Campaign | null }) {
  const address = useOrigin() + activityPaths[type];
  if (campaign === null) {
    return (
      <>
        <title>Events - Storyloom</title>
        <Canonical path={activityPaths[type]} />
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{`${campaign.title} - Storyloom`}</title>
      <meta name="description" content={campaign.text} />
      <Canonical path={activityPaths[type]} />
      <meta property="og:site_name" content="Storyloom" />
      <meta property="og:title" content={campaign.title} />
      <meta property="og:description" content={campaign.text} />
      <meta property="og:url" content={address} />
    </>
  );
}
