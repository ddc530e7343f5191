import { answerQuestions } from '@storyloom/contract/chat/endpoints/answer-questions';
import { chatLimits } from '@storyloom/contract/chat/limits';
import { actionMessages } from '@storyloom/contract/core/messages';
import { prices } from '@storyloom/contract/points/limits';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useNavigate, useQuery, useSession } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { TextField } from '@storyloom/ui/forms/TextField';
import { Hero } from '@storyloom/ui/stories/Hero';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { useRef } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { coverProps } from '../story-card/card.model.ts';
import type { ListedStory } from '../story-card/listed-story.ts';
import { storyQuery } from '../story-card/story.queries.ts';
import styles from './BeginSlide.module.css';
import { lastLine } from './beginning.model.ts';

/** The end of a story's opening scene with its questions and choices. The press of a choice opens the story and sends it. */
export function BeginSlide({ story }: { story: ListedStory }) {
  const host = useHost();
  const navigate = useNavigate();
  const { status } = useSession();
  const { data } = useQuery(storyQuery(host, story.id));
  const href = readHref(story.slug);
  const { eager: _, ...cover } = coverProps(story.cover, story.rating, {
    sizes: '(min-width: 900px) 232px, 32vw',
  });
  const fields = useRef<HTMLFieldSetElement>(null);
  const questions = data?.questions ?? [];
  const begin = async (choice: string) => {
    const answers = questions.map(({ variable }) => {
      const field = fields.current?.elements.namedItem(variable);
      return { variable, answer: field instanceof HTMLInputElement ? field.value : '' };
    });
    try {
      if (answers.some(({ answer }) => answer.trim() !== ''))
        await host.call(answerQuestions, { storyId: story.id, answers });
    } catch (error) {
      return host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
    }
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
      hook={story.hook}
      cover={cover}
      action={
        <fieldset
          ref={fields}
          className={styles.choices}
          data-theme="dark"
          aria-label={`Begin ${story.title}`}
        >
          {data ? <p className={styles.line}>{lastLine(data.opening)}</p> : null}
          {questions.map(({ variable, text }) => (
            <TextField
              key={variable}
              label={curlQuotes(text)}
              placeholder="Optional"
              name={variable}
              maxLength={chatLimits.answer}
              autoComplete="off"
            />
          ))}
          {data?.options.map((choice) => (
            <Chip key={choice} onClick={() => void begin(choice)}>
              {curlQuotes(choice)}
            </Chip>
          ))}
          <p className={styles.price}>
            {/* A reader with an account may have a plan with other prices. */}
            {`Your choice is turn 1.${status === 'real' ? '' : ` A turn costs ${prices.reply} point.`}`}
          </p>
        </fieldset>
      }
    />
  );
}
