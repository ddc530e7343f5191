import { detail } from '@storyloom/contract/endpoints/shares/detail';
import type { ScenePicture } from '@storyloom/contract/entities/scene-picture';
import { ownQuery, useHost, useQuery, useSession, useSuspenseInfiniteQuery } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import type { ComponentType, ReactNode } from 'react';
import { SharedTurn } from './SharedTurn.tsx';
import { ShareHeader } from './ShareHeader.tsx';
import { ShareMeta } from './ShareMeta.tsx';
import styles from './SharePage.module.css';
import { shareQuery } from './share.queries.ts';
import { useContinue } from './use-continue.ts';

interface SharePageProps {
  shareId: string;
  /** Shows the image of a reply. */
  Picture: ComponentType<{ picture: ScenePicture }>;
  /** In place of a share of an adult story, until the reader has confirmed. */
  adultGate: ReactNode;
}

/** A path that somebody shared: frozen, readable by anyone, and a story to go on with. */
export function SharePage({ shareId, Picture, adultGate }: SharePageProps) {
  const host = useHost();
  const path = useSuspenseInfiniteQuery(shareQuery(host, shareId));
  // The document was drawn for nobody in particular: asked as this visitor, the opening counts.
  const { data: own } = useQuery(ownQuery(host, useSession().userId, detail, { id: shareId }));
  const { goOn, going } = useContinue();
  const drawn = path.data.pages[0];
  if (!drawn) return null;
  const share = { ...drawn, isOwner: own?.isOwner ?? drawn.isOwner };
  const messages = path.data.pages.flatMap((page) => page.messages);
  return (
    <main className={styles.page}>
      <ShareMeta share={share} />
      <ShareHeader share={share} going={going} onGoOn={() => void goOn(share)} />
      {share.adultWarning ? (
        adultGate
      ) : (
        <>
          <ol className={styles.turns} aria-label="What was played">
            {messages.map((message) => (
              <li key={message.id}>
                <SharedTurn message={message} Picture={Picture} />
              </li>
            ))}
          </ol>
          {path.isFetchNextPageError && !path.isFetchingNextPage ? (
            <ErrorPanel compact title="The rest did not load" onRetry={() => void path.fetchNextPage()} />
          ) : null}
          <footer className={styles.end}>
            {path.hasNextPage ? (
              <Button
                kind="quiet"
                loading={path.isFetchingNextPage}
                onClick={() => void path.fetchNextPage()}
              >
                Read on
              </Button>
            ) : (
              <>
                <p>This is where it stopped. What happens next is yours.</p>
                <Button loading={going} onClick={() => void goOn(share)}>
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
