import type { Author } from '@storyloom/contract/stories/entities/author';
import { authorHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './AuthorLink.module.css';

/** An author's name, which leads to their page. */
export function AuthorLink({ author }: { author: Pick<Author, 'id' | 'name'> }) {
  return renderLink({ href: authorHref(author.id), className: styles.author, children: author.name });
}
