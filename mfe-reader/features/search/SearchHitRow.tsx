import { categoryLabel } from '@storyloom/contract/categories';
import { formatCount } from '@storyloom/contract/count-format';
import type { SearchHit } from '@storyloom/contract/entities/search-hit';
import { isAdult } from '@storyloom/contract/ratings';
import { Badge } from '@storyloom/ui/text/Badge';
import { CountText } from '@storyloom/ui/text/CountText';
import { MessageCircle } from 'lucide-react';
import { CoverRow } from '../stories/CoverRow.tsx';
import { readHref } from '../stories/card.model.ts';
import { Highlighted } from './Highlighted.tsx';
import styles from './SearchHitRow.module.css';

const hitSizes = '(min-width: 600px) 96px, 76px';

/** One hit: why it was found stands in its own words. */
export function SearchHitRow({ hit, eager }: { hit: SearchHit; eager: boolean }) {
  const { title, hook, summary, author, category, tags, type, rating, chatCount, highlights } = hit;
  const told = highlights.summary.some((piece) => piece.hit);
  return (
    <CoverRow
      story={hit}
      href={readHref(hit.slug)}
      look={{ eager, sizes: hitSizes }}
      level={2}
      title={<Highlighted pieces={highlights.title} text={title} />}
      className={styles.hit}
    >
      <p className={styles.by}>
        {type === 'ROLE' ? <Badge tone="cool">Character</Badge> : null}
        {isAdult(rating) ? <Badge>{rating}</Badge> : null}
        <span>
          {categoryLabel(category)} · {author.name}
        </span>
        {chatCount > 0 ? (
          <CountText text={formatCount(chatCount)} label="chats" icon={<MessageCircle />} />
        ) : null}
      </p>
      <p className={styles.text}>
        {told ? <Highlighted pieces={highlights.summary} text={summary} /> : hook}
      </p>
      {tags.length > 0 ? <p className={styles.tags}>{tags.slice(0, 4).join(' · ')}</p> : null}
    </CoverRow>
  );
}
