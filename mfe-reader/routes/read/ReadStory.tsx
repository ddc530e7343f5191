import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { useHost, useInvalidateOn, useLocation, useQueryClient, useSuspenseQuery } from '@storyloom/mfe';
import { useScrollRestore } from '@storyloom/ui/lists/use-scroll-restore';
import { Suspense, useMemo } from 'react';
import { useStore } from 'zustand';
import { AdultGate } from '../../features/book/AdultGate.tsx';
import { BookMeta } from '../../features/book/BookMeta.tsx';
import { BookPanel, type BookPanelProps } from '../../features/book/BookPanel.tsx';
import { storyIdOf } from '../../features/book/book.model.ts';
import { MemberGate } from '../../features/book/MemberGate.tsx';
import { chatOf } from '../../features/chat/chats.ts';
import { type ReadingPlace, readingPlaceKey } from '../../features/chat/reading-place.ts';
import { hasEarlierTurns } from '../../features/chat/store/selectors.ts';
import { DrawerBar } from '../../features/drawer/DrawerBar.tsx';
import { DrawerProvider } from '../../features/drawer/DrawerProvider.tsx';
import { StoryEndings } from '../../features/endings/StoryEndings.tsx';
import { messageBoxId } from '../../features/play/message-box.ts';
import { ReportButton } from '../../features/report/ReportButton.tsx';
import { BookmarkButton } from '../../features/story-card/BookmarkButton.tsx';
import { storyQuery } from '../../features/story-card/story.queries.ts';
import { drawerTabs } from './drawer-tabs.ts';
import { PlayStory } from './PlayStory.tsx';
import styles from './ReadStory.module.css';
import { StoryHeader } from './StoryHeader.tsx';
import { useVisit } from './use-visit.ts';

/** A story's page: its details in a panel, and the chat or the gate before it. */
export function ReadStory({ bookId }: { bookId: string }) {
  const host = useHost();
  useInvalidateOn([storyPublished, storyChanged, storyDeleted], [viewDetail]);
  const { data: story } = useSuspenseQuery(storyQuery(host, storyIdOf(bookId) ?? ''));
  // The address changes before this page is hidden: later scrolling belongs to the next page.
  const { pathname } = useLocation();
  useScrollRestore(decodeURI(pathname) === `/read/${bookId}`, true);
  const panel = {
    story,
    endings: <StoryEndings storyId={story.id} />,
    shelfButton: <BookmarkButton story={story} size="small" />,
    reportButton: story.isOwner ? null : <ReportButton subjectKind="STORY" subjectId={story.id} />,
  };
  return (
    <main className={styles.read}>
      <BookMeta story={story} />
      <CountVisit story={story} />
      {story.cover.placeholder ? (
        <img className={styles.glow} src={story.cover.placeholder} alt="" width={16} height={24} />
      ) : null}
      {story.adultWarning || story.isLocked ? (
        <>
          <div className={styles.book}>
            <BookPanel {...panel} />
          </div>
          <div className={styles.text}>
            {story.adultWarning ? <AdultGate /> : <MemberGate story={story} teaser={story.opening} />}
          </div>
        </>
      ) : (
        <DrawerProvider story={story} tabs={drawerTabs}>
          <a className={styles.skip} href={`#${messageBoxId(story.id)}`}>
            Skip to your message
          </a>
          <StoryHeader story={story} />
          <div className={styles.book}>
            <DrawerBar tabs={drawerTabs} />
            {/* Each boundary is hydrated, and attached to the page, in a task of its own. */}
            <Suspense>
              <PlayedPanel {...panel} />
            </Suspense>
          </div>
          <div className={styles.text}>
            <Suspense>
              <PlayStory story={story} />
            </Suspense>
          </div>
        </DrawerProvider>
      )}
    </main>
  );
}

/** On a phone, one line if the story had begun before: nothing above the text changes while it is played. */
function PlayedPanel(props: BookPanelProps) {
  const { id } = props.story;
  const { store } = chatOf(useHost(), id);
  const isReady = useStore(store, ({ status }) => status === 'ready');
  const isBegun = useMemo(() => isReady && hasEarlierTurns(store.getState()), [isReady, store]);
  const place = useQueryClient().getQueryData<ReadingPlace>(readingPlaceKey(id));
  return <BookPanel {...props} size={isBegun || (place?.turn ?? 0) > 0 ? 'line' : 'card'} />;
}

/** Renders again when the visitor is known, unlike the page, whose parts would then be hydrated at once. */
function CountVisit({ story }: { story: StoryDetail }) {
  useVisit(story);
  return null;
}
