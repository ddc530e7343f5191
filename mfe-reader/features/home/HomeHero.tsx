import { formatCount } from '@storyloom/contract/core/count-format';
import { categoryLabel } from '@storyloom/contract/stories/categories';
import { Button } from '@storyloom/ui/actions/Button';
import { Hero } from '@storyloom/ui/stories/Hero';
import { Play } from 'lucide-react';
import { readHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { coverProps } from '../story-card/card.model.ts';
import type { ListedStory } from '../story-card/listed-story.ts';

/** The top trending story, shown when there are no banners. */
export function HomeHero({ story }: { story: ListedStory }) {
  const { eager: _, ...cover } = coverProps(story.cover, story.rating, {
    sizes: '(min-width: 900px) 232px, 32vw',
  });
  const chats =
    story.chatCount > 0
      ? [`${formatCount(story.chatCount)} ${story.chatCount === 1 ? 'chat' : 'chats'}`]
      : [];
  return (
    <Hero
      kicker="Tonight’s story"
      title={story.title}
      hook={story.hook}
      tags={[categoryLabel(story.category), ...story.tags.slice(0, 2), ...chats]}
      cover={cover}
      action={
        <Button
          href={readHref(story.slug)}
          renderLink={renderLink}
          icon={<Play fill="currentColor" />}
          aria-label={`Play now: ${story.title}`}
        >
          Play now
        </Button>
      }
    />
  );
}
