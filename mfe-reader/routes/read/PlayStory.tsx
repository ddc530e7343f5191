import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { useQueryClient } from '@storyloom/mfe';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { useRef } from 'react';
import { speakerOf } from '../../features/book/book.model.ts';
import { type ReadingPlace, readingPlaceKey } from '../../features/chat/reading-place.ts';
import { hasTurns } from '../../features/chat/store/selectors.ts';
import { useChat } from '../../features/chat/use-chat.ts';
import { useEnding } from '../../features/endings/use-ending.ts';
import { useLaterCode } from '../../features/lazy/use-later-code.ts';
import { ModelButton } from '../../features/models/ModelButton.tsx';
import { priceText } from '../../features/models/models.model.ts';
import { useFreshPrices, useModel, useModels } from '../../features/models/models.queries.ts';
import { ReplyPrice } from '../../features/models/ReplyPrice.tsx';
import { useKeepStory } from '../../features/offline/use-keep-story.ts';
import { Play } from '../../features/play/Play.tsx';
import { useReturned } from '../../features/previously/use-returned.ts';
import { StoryQuestions } from '../../features/questions/StoryQuestions.tsx';
import { FocusMode } from '../../features/reading/FocusMode.tsx';
import { ReadAloud } from '../../features/speech/ReadAloud.tsx';
import { notices } from './notices.ts';
import { playParts } from './play-parts.ts';
import { useLinkedTurn } from './use-linked-turn.ts';
import { usePlayKeys } from './use-play-keys.ts';

const Previously = lazyPart(
  async () => {
    const { Previously } = await import(
      /* webpackChunkName: "turn" */ '../../features/previously/Previously.tsx'
    );
    return { default: Previously };
  },
  { failed: () => null },
);

const EndingRow = lazyPart(async () => ({ default: (await import('./EndingRow.tsx')).EndingRow }));

/** Plays a story, with the features around it. */
export function PlayStory({ story }: { story: StoryDetail }) {
  const { chat, state } = useChat(story.id);
  useKeepStory(story, state);
  const box = useRef<HTMLTextAreaElement>(null);
  const { hasReturned, dismiss } = useReturned(state);
  const model = useModel(story.id);
  const models = useModels().data;
  useFreshPrices();
  useLaterCode();
  const place = useQueryClient().getQueryData<ReadingPlace>(readingPlaceKey(story.id)) ?? null;
  const link = useLinkedTurn(story.slug, chat, state);
  const ending = useEnding(state);
  usePlayKeys({ chat, state, box, price: model.price, opening: story.options });
  return (
    <Play
      story={story}
      chat={chat}
      state={state}
      speaker={speakerOf(story)}
      parts={playParts}
      place={place}
      link={link}
      aboveNewest={
        hasReturned && !link.isLinked ? <Previously storyId={story.id} onDismiss={dismiss} /> : null
      }
      ending={
        ending && (
          <EndingRow
            key={ending.message.id}
            chat={chat}
            story={story}
            ending={ending}
            canWriteOn={!model.isOffline}
          />
        )
      }
      intro={<StoryQuestions story={story} state={state} place={place} />}
      box={box}
      hasStoryteller={models?.some(({ id }) => id === 'storyteller')}
      price={priceText(model.price)}
      priceTag={<ModelButton storyId={story.id} model={model} />}
      priceNote={<ReplyPrice model={model} small />}
      notices={
        hasTurns(state) ? notices.map(({ id, Row }) => <Row key={id} chat={chat} story={story} />) : null
      }
      player={<ReadAloud />}
      tools={<FocusMode title={story.title} />}
    />
  );
}
