import { isBusinessError } from '@storyloom/http/errors';
import { movedTo, notFound, useHost, useLocation, useParams, useSuspenseQuery } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { useScrollRestore } from '@storyloom/ui/lists/use-scroll-restore';
import { AdultGate } from '../features/book/AdultGate.tsx';
import { BookMeta } from '../features/book/BookMeta.tsx';
import { BookPanel } from '../features/book/BookPanel.tsx';
import { shareIdOf, storyIdOf } from '../features/book/book.model.ts';
import { Play } from '../features/chat/Play.tsx';
import { DrawerBar, DrawerButton } from '../features/drawer/DrawerBar.tsx';
import { DrawerProvider } from '../features/drawer/DrawerProvider.tsx';
import { FocusMode } from '../features/reading/FocusMode.tsx';
import { loadShare } from '../features/share/load-share.ts';
import { SharePage } from '../features/share/SharePage.tsx';
import { rememberOrigin } from '../features/shell/site.ts';
import { storyQuery } from '../features/stories/stories.queries.ts';
import styles from './read.module.css';

export const loader: PageLoader = async (args) => {
  const { host, params, url } = args;
  const shareId = shareIdOf(params.bookId);
  if (shareId) return loadShare(args, shareId);
  const id = storyIdOf(params.bookId);
  if (!id) throw notFound(url.pathname);
  rememberOrigin(host, url);
  const story = await host.queryClient.ensureQueryData(storyQuery(host, id)).catch((error: unknown) => {
    throw isBusinessError(error, 'story.not_found') ? notFound(url.pathname) : error;
  });
  if (params.bookId !== story.slug) throw movedTo(`/read/${story.slug}${url.search}`);
};

export default function Read() {
  const { bookId = '' } = useParams();
  const shareId = shareIdOf(bookId);
  return shareId ? <SharePage shareId={shareId} /> : <ReadStory bookId={bookId} />;
}

function ReadStory({ bookId }: { bookId: string }) {
  const host = useHost();
  const { data: story } = useSuspenseQuery(storyQuery(host, storyIdOf(bookId) ?? ''));
  // The address changes before this page is hidden: what is scrolled from then on is the next page's.
  const { pathname } = useLocation();
  useScrollRestore(decodeURI(pathname) === `/read/${bookId}`, undefined, true);
  return (
    <main className={styles.read}>
      <BookMeta story={story} />
      {story.cover.placeholder ? (
        <img className={styles.glow} src={story.cover.placeholder} alt="" width={16} height={24} />
      ) : null}
      {story.adultWarning ? (
        <>
          <div className={styles.book}>
            <BookPanel story={story} />
          </div>
          <div className={styles.text}>
            <AdultGate />
          </div>
        </>
      ) : (
        <DrawerProvider story={story}>
          <div className={styles.book}>
            <DrawerBar />
            <BookPanel story={story} />
          </div>
          <div className={styles.text}>
            <Play
              story={story}
              tools={
                <>
                  <DrawerButton />
                  <FocusMode title={story.title} />
                </>
              }
            />
          </div>
        </DrawerProvider>
      )}
    </main>
  );
}
