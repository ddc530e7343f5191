import { renderLink } from '../shell/links.tsx';
import styles from './SearchHelp.module.css';
import { searchHref } from './search.model.ts';

const examples = [
  { words: 'tag:dragon', means: 'stories with that tag' },
  { words: 'author:mara', means: 'by an author of that name' },
  { words: '"second chance"', means: 'these words, in this order' },
  { words: 'night -horror', means: 'the first word, but not the second' },
];

/** What else can be typed; each example is a search. */
export function SearchHelp({ open = false }: { open?: boolean }) {
  return (
    <details className={styles.help} open={open}>
      <summary>How to search well</summary>
      <dl className={styles.list}>
        {examples.map(({ words, means }) => (
          <div key={words} className={styles.line}>
            <dt>{renderLink({ href: searchHref({ keyword: words }), children: <code>{words}</code> })}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
