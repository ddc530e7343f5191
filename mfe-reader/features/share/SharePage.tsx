import type { ScenePicture } from '@storyloom/contract/images/entities/scene-picture';
import { detail } from '@storyloom/contract/shares/endpoints/detail';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { ownQuery, useHost, useQuery, useSession, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import type { ComponentType, ReactNode } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { faceOf } from '../story-card/face.ts';
import { SharedTurn } from './SharedTurn.tsx';
import { ShareHeader } from './ShareHeader.tsx';
import { ShareMeta } from './ShareMeta.tsx';
import styles from './SharePage.module.css';
import { shareQuery } from './share.queries.ts';
import { useContinueShare } from './use-continue-share.ts';

interface SharePageProps {
  shareId: string;
  /** Shows the image of a reply. */
  Picture: ComponentType<{ picture: ScenePicture }>;
  /** Replaces a share of an adult story until the reader has confirmed. */
  adultGate: ReactNode;
  /** Replaces a share of a story for members until the reader is one. */
  MemberGate: ComponentType<{ story: StoryCard }>;
  reportButton: ReactNode;
}

/** A shared path: read-only, with a button to continue it in a save of one's own. */
export function SharePage({ shareId, Picture, adultGate, MemberGate, reportButton }: SharePageProps) {
  const host = useHost();
  const path = useSuspenseInfiniteQuery(shareQuery(host, shareId));
  // The document was rendered without a visitor; this request also counts the opening.
  const { data: own } = useQuery(ownQuery(host, useSession().userId, detail, { id: shareId }));
  const { continueShared, isContinuing } = useContinueShare();
  const rendered = path.data.pages[0];
  if (!rendered) return null;
  const share = { ...rendered, isOwner: own?.isOwner ?? rendered.isOwner };
  const messages = path.data.pages.flatMap((page) => page.messages);
  // Nothing follows an ending, so there is nothing to continue.
  const ending = path.hasNextPage ? undefined : messages.at(-1)?.ending;
  return (
    <main className={styles.page}>
      <ShareMeta share={share} />
      <ShareHeader
        share={share}
        isEnded={ending !== undefined}
        isContinuing={isContinuing}
        onContinue={() => void continueShared(share)}
        reportButton={share.isOwner ? null : reportButton}
      />
      {share.adultWarning ? (
        adultGate
      ) : share.isLocked ? (
        <MemberGate story={share.story} />
      ) : (
        <>
          <ol className={styles.turns} aria-label="Shared story">
            {messages.map((message) => (
              <li key={message.id}>
                <SharedTurn
                  message={message}
                  face={faceOf(share.story, message.speaker ?? '')}
                  Picture={Picture}
                />
              </li>
            ))}
          </ol>
          {path.isFetchNextPageError && !path.isFetchingNextPage ? (
            <ErrorPanel compact title="Couldn’t load the rest." onRetry={() => void path.fetchNextPage()} />
          ) : null}
          <footer className={styles.end}>
            {path.hasNextPage ? (
              <Button
                kind="quiet"
                loading={path.isFetchingNextPage}
                onClick={() => void path.fetchNextPage()}
              >
                Show more
              </Button>
            ) : ending !== undefined ? (
              <>
                <h2 className={styles.ending}>
                  <span className={styles.kicker}>The end</span> {curlQuotes(ending)}
                </h2>
                <p>Other readers may come to other endings.</p>
                <Button href={readHref(share.story.slug)} renderLink={renderLink}>
                  Play it yourself
                </Button>
              </>
            ) : (
              <>
                <p>The shared part ends here. What happens next is up to you.</p>
                <Button loading={isContinuing} onClick={() => void continueShared(share)}>
                  Continue from here
                </Button>
              </>
            )}
          </footer>
        </>
      )}
    </main>
  );
}
