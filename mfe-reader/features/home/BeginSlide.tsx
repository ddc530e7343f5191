import { prices } from '@storyloom/contract/points/limits';
import { useHost, useNavigate, useQuery } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { Hero } from '@storyloom/ui/stories/Hero';
import { readHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { coverProps } from '../story-card/card.model.ts';
import type { ListedStory } from '../story-card/listed-story.ts';
import { storyQuery } from '../story-card/story.queries.ts';
import styles from './BeginSlide.module.css';
import { lastLine } from './beginning.model.ts';

/** The end of a story's opening scene with its choices. The press of one opens the story and sends it. */
export function BeginSlide({ story }: { story: ListedStory }) {
  const host = useHost();
  const navigate = useNavigate();
  const { data } = useQuery(storyQuery(host, story.id));
  const href = readHref(story.slug);
  const { eager: _, ...cover } = coverProps(story.cover, story.rating, {
    sizes: '(min-width: 900px) 232px, 32vw',
  });
  const begin = async (choice: string) => {
    void navigate(href);
    const { beginChat } = await import('../chat/begin-chat.ts');
    await beginChat(host, story.id, choice);
  };
  return (
    <Hero
      kicker="Begin here"
      title={story.title}
      href={href}
      renderLink={renderLink}
      hook={data ? lastLine(data.opening) : story.hook}
      cover={cover}
      action={
        <fieldset className={styles.choices} aria-label={`Begin ${story.title}`}>
          {data?.options.map((choice) => (
            <Chip key={choice} onClick={() => void begin(choice)}>
              {choice}
            </Chip>
          ))}
          <p className={styles.price}>{`Your choice is turn 1. A turn costs ${prices.reply} point.`}</p>
        </fieldset>
      }
    />
  );
}
