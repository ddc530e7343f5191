import { searchHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import styles from './SearchHelp.module.css';

const examples = [
  { query: 'tag:dragon', meaning: 'stories with that tag' },
  { query: 'author:mara', meaning: 'stories by an author of that name' },
  { query: '"second chance"', meaning: 'these words, in this order' },
  { query: 'night -horror', meaning: 'stories with “night” but not “horror”' },
];

/** The search syntax. Each example links to its results. */
export function SearchHelp({ open = false }: { open?: boolean }) {
  return (
    <details className={styles.help} open={open}>
      <summary>Search tips</summary>
      <dl className={styles.list}>
        {examples.map(({ query, meaning }) => (
          <div key={query} className={styles.line}>
            <dt>{renderLink({ href: searchHref({ keyword: query }), children: <code>{query}</code> })}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
