import { formatCount } from '@storyloom/contract/core/count-format';
import { categoryLabel } from '@storyloom/contract/stories/categories';
import type { SearchHit } from '@storyloom/contract/stories/entities/search-hit';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Badge } from '@storyloom/ui/text/Badge';
import { CountText } from '@storyloom/ui/text/CountText';
import { MessageCircle } from 'lucide-react';
import { Fragment } from 'react';
import { readHref } from '../navigation/hrefs.ts';
import { AuthorLink } from '../story-card/AuthorLink.tsx';
import { CoverRow } from '../story-card/CoverRow.tsx';
import { lengthText } from '../story-card/card.model.ts';
import { matchLine } from './match-line.ts';
import styles from './SearchHitRow.module.css';

const hitSizes = '(min-width: 600px) 96px, 76px';

/** A hit, with the fields that match. Its summary replaces the hook when only the summary matches. */
export function SearchHitRow({ hit, eager }: { hit: SearchHit; eager: boolean }) {
  const { title, hook, summary, author, category, tags, type, rating, chatCount, highlights, matches } = hit;
  const hasMatch = (pieces: Pieces) => pieces.some((piece) => piece.hit);
  const showsSummary = hasMatch(highlights.summary) && !hasMatch(highlights.hook);
  const matched = matchLine(matches);
  const length = lengthText(hit);
  return (
    <CoverRow
      story={hit}
      href={readHref(hit.slug)}
      cover={{ eager, sizes: hitSizes }}
      level={2}
      title={<Highlighted pieces={highlights.title} text={title} />}
      className={styles.hit}
    >
      <p className={styles.by}>
        {type === 'ROLE' ? <Badge tone="cool">Character</Badge> : null}
        {isAdult(rating) ? <Badge>{rating}</Badge> : null}
        <span>
          {categoryLabel(category)} · <AuthorLink author={author} />
          {length ? ` · ${length}` : null}
        </span>
        {chatCount > 0 ? (
          <CountText text={formatCount(chatCount)} unit="played turn" icon={<MessageCircle />} />
        ) : null}
      </p>
      <p className={styles.text}>
        {showsSummary ? (
          <Highlighted pieces={highlights.summary} text={summary} />
        ) : (
          <Highlighted pieces={highlights.hook} text={hook} />
        )}
      </p>
      {matched === '' ? null : <p className={styles.matches}>{matched}</p>}
      {tags.length > 0 ? <p className={styles.tags}>{tags.slice(0, 4).join(' · ')}</p> : null}
    </CoverRow>
  );
}

type Pieces = SearchHit['highlights']['title'];

/** Text with its matches marked. Rendered from pieces, so that no text is ever parsed as HTML. */
function Highlighted({ pieces, text }: { pieces: Pieces; text: string }) {
  if (pieces.length === 0) return text;
  let offset = 0;
  return pieces.map((piece) => {
    const key = offset;
    offset += piece.text.length;
    return piece.hit ? (
      <mark key={key} className={styles.match}>
        {piece.text}
      </mark>
    ) : (
      <Fragment key={key}>{piece.text}</Fragment>
    );
  });
}
