import { pointsLimits } from '@storyloom/contract/points/limits';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useRef } from 'react';
import { speakerOf } from '../../features/book/book.model.ts';
import { runOf, transcriptOf } from '../../features/chat/store/selectors.ts';
import { isOpening } from '../../features/chat/store/transcript.ts';
import { useChat } from '../../features/chat/use-chat.ts';
import { ReplyLore } from '../../features/explain/ReplyLore.tsx';
import { ModelButton } from '../../features/models/ModelButton.tsx';
import { priceText } from '../../features/models/models.model.ts';
import { useFreshPrices, useModel } from '../../features/models/models.queries.ts';
import { ReplyPrice } from '../../features/models/ReplyPrice.tsx';
import { Play } from '../../features/play/Play.tsx';
import { ScrollAreaContext } from '../../features/play/scroll/scroll-area.context.ts';
import { StoryQuestions } from '../../features/questions/StoryQuestions.tsx';
import styles from './PreviewStory.module.css';
import { playParts } from './play-parts.ts';
import { useStoredAnswers } from './use-stored-answers.ts';

/** Actions that make sense before readers can find the story. */
const kept = [
  'alternatives',
  'copy',
  'regenerate',
  'choose-otherwise',
  'edit',
  'rewind',
  'rephrase',
  'explain',
];
const previewParts = { ...playParts, actions: playParts.actions.filter(({ id }) => kept.includes(id)) };

/** A draft being played by its author, with the lore of the last reply. It scrolls in its own area. */
export function PreviewStory({ story: prepared }: { story: StoryDetail }) {
  const { chat, state } = useChat(prepared.id);
  const [story, onStored] = useStoredAnswers(prepared);
  const box = useRef<HTMLTextAreaElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const chosen = useModel(story.id);
  useFreshPrices();
  // What the story tells without a model is free to its author, today and later.
  const free = { price: 0, freeRepliesLeft: pointsLimits.freeRepliesADay };
  const model = chosen.isOffline ? { ...chosen, ...free } : chosen;
  const last = transcriptOf(state).messages.at(-1);
  const isReply = last?.role === 'assistant' && !isOpening(last) && runOf(state) === null;
  return (
    <div ref={area} className={styles.area}>
      <ScrollAreaContext value={area}>
        <Play
          story={story}
          chat={chat}
          state={state}
          speaker={speakerOf(story)}
          parts={previewParts}
          place={null}
          // A changed draft may ask something else.
          intro={
            <StoryQuestions
              key={prepared.version}
              story={story}
              state={state}
              place={null}
              onStored={onStored}
            />
          }
          box={box}
          price={priceText(model.price)}
          priceTag={<ModelButton storyId={story.id} model={model} />}
          priceNote={<ReplyPrice model={model} small />}
          player={isReply ? <ReplyLore key={last.id} messageId={last.id} /> : null}
          tools={null}
        />
      </ScrollAreaContext>
    </div>
  );
}
