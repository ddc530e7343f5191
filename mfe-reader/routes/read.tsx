import { isBusinessError } from '@storyloom/http/errors';
import { movedTo, notFound, setOrigin, useParams } from '@storyloom/mfe';
import type { PageLoader } from '@storyloom/mfe/host';
import { AdultGate } from '../features/book/AdultGate.tsx';
import { shareIdOf, storyIdOf } from '../features/book/book.model.ts';
import { MemberGate } from '../features/book/MemberGate.tsx';
import { primeReadingPlace } from '../features/chat/reading-place.ts';
import { ScenePicture } from '../features/pictures/ScenePicture.tsx';
import { ReportButton } from '../features/report/ReportButton.tsx';
import { loadShare } from '../features/share/load-share.ts';
import { SharePage } from '../features/share/SharePage.tsx';
import { storyQuery } from '../features/story-card/story.queries.ts';
import { ReadStory } from './read/ReadStory.tsx';

export const loader: PageLoader = async (args) => {
  const { host, params, url } = args;
  const shareId = shareIdOf(params.bookId);
  if (shareId) return loadShare(args, shareId);
  const id = storyIdOf(params.bookId);
  if (!id) throw notFound(url.pathname);
  setOrigin(host, url);
  // In the browser, the chat reads the place with the messages.
  const place = typeof document === 'undefined' ? primeReadingPlace(host, id) : undefined;
  const story = await host.queryClient.ensureQueryData(storyQuery(host, id)).catch((error: unknown) => {
    throw isBusinessError(error, 'story.not_found') ? notFound(url.pathname) : error;
  });
  await place;
  if (params.bookId !== story.slug) throw movedTo(`/read/${story.slug}${url.search}`);
};

/** `/read/:bookId` is a story or, by the form of the id, a share. */
export default function Read() {
  const { bookId = '' } = useParams();
  const shareId = shareIdOf(bookId);
  if (!shareId) return <ReadStory bookId={bookId} />;
  return (
    <SharePage
      shareId={shareId}
      Picture={ScenePicture}
      adultGate={<AdultGate />}
      MemberGate={MemberGate}
      reportButton={<ReportButton subjectKind="SHARE" subjectId={shareId} />}
    />
  );
}
