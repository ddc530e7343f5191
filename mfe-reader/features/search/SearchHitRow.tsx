import { categoryLabel } from '@storyloom/contract/categories';
import { formatCount } from '@storyloom/contract/count-format';
import type { SearchHit } from '@storyloom/contract/entities/search-hit';
import { isAdult } from '@storyloom/contract/ratings';
import { Badge } from '@storyloom/ui/Badge';
import { CountText } from '@storyloom/ui/CountText';
import { Cover } from '@storyloom/ui/Cover';
import { MessageCircle } from 'lucide-react';
import { renderLink } from '../shell/links.tsx';
import { coverProps, readHref } from '../stories/card.model.ts';
import { Highlighted } from './Highlighted.tsx';
import styles from './SearchHitRow.module.css';

const hitSizes = '(min-width: 600px) 96px, 76px';

/** One hit: why it was found stands in its own words. The whole row is the link. */
export function SearchHitRow({ hit, eager }: { hit: SearchHit; eager: boolean }) {
  const { title, hook, summary, author, category, tags, type, rating, chatCount, highlights } = hit;
  const told = highlights.summary.some((piece) => piece.hit);
  return (
    <article className={styles.row}>
      <Cover
        {...coverProps(hit.cover, rating, { eager, sizes: hitSizes })}
        title={title}
        className={styles.cover}
      />
      <div className={styles.words}>
        <h2 className={styles.title}>
          {renderLink({
            href: readHref(hit.slug),
            className: styles.link,
            children: <Highlighted pieces={highlights.title} text={title} />,
          })}
        </h2>
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
      </div>
    </article>
  );
}
