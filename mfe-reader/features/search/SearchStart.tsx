import { categoryChoices } from '@storyloom/contract/stories/categories';
import { Chip } from '@storyloom/ui/actions/Chip';
import type { ReactNode } from 'react';
import listStyles from '../lists/ListPage.module.css';
import { browseHref } from '../navigation/hrefs.ts';
import { renderLink } from '../navigation/links.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import styles from './SearchPage.module.css';

/** Shown until something is searched: genres, `children`, and search tips. */
export function SearchStart({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className={listStyles.heading}>What are you in the mood for?</h1>
      <nav className={styles.genres} aria-labelledby="search-genres">
        <h2 id="search-genres" className={styles.subheading}>
          Genres
        </h2>
        <ul className={styles.chips}>
          {categoryChoices.map(({ label, value }) => (
            <li key={value}>
              <Chip href={browseHref({ category: value })} renderLink={renderLink}>
                {label}
              </Chip>
            </li>
          ))}
        </ul>
      </nav>
      {children}
      <SearchHelp />
    </>
  );
}
