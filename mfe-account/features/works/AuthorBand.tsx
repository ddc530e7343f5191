import type { WorkCard } from '@storyloom/contract/stories/entities/work-card';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { useHost, useInfiniteQuery, useSession } from '@storyloom/mfe';
import { hueOf } from '@storyloom/ui/theme/hue';
import type { CSSProperties } from 'react';
import styles from './AuthorBand.module.css';
import { ownWorksQuery, worksQuery } from './works.queries.ts';

type BandStyle = CSSProperties & { '--hue': number; '--picture'?: string };

/**
 * A band of colour from the cover of the author's most played story, without one a hue of its own. It uses the tiny
 * placeholder, which is in the list of works, so that it needs no picture.
 */
export function AuthorBand({ authorId }: { authorId: string }) {
  const { data } = useInfiniteQuery(worksQuery(useHost(), authorId));
  return <Band authorId={authorId} works={data?.pages[0]?.pageList ?? []} />;
}

/** The same for the visitor, from the list that their page has. It waits in its place for the visitor's id. */
export function OwnBand() {
  const { userId } = useSession();
  const { data } = useInfiniteQuery(ownWorksQuery(useHost(), userId));
  return <Band authorId={userId ?? ''} works={data?.pages[0]?.pageList ?? []} />;
}

function Band({ authorId, works }: { authorId: string; works: readonly WorkCard[] }) {
  const [most] = works
    .filter(({ status, rating }) => status === 'PUBLISHED' && rating !== null && !isAdult(rating))
    .flatMap(({ chatCount, cover }) =>
      cover?.placeholder ? [{ chatCount, picture: cover.placeholder }] : [],
    )
    .toSorted((a, b) => b.chatCount - a.chatCount);
  const style: BandStyle = {
    '--hue': hueOf(authorId),
    ...(most && { '--picture': `url("${most.picture}")` }),
  };
  return <div className={styles.band} style={style} data-picture={most !== undefined} aria-hidden="true" />;
}
