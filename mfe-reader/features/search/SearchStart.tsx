import { categoryChoices } from '@storyloom/contract/categories';
import { useHost, useQuery } from '@storyloom/mfe';
import { Chip } from '@storyloom/ui/actions/Chip';
import { browseHref } from '../browse/browse.model.ts';
import { tagsQuery } from '../collections/collections.queries.ts';
import { TagChips } from '../collections/TagChips.tsx';
import frame from '../shell/ListPage.module.css';
import { renderLink } from '../shell/links.tsx';
import { SearchHelp } from './SearchHelp.tsx';
import styles from './SearchPage.module.css';

/** Before anything is asked: places to look around. */
export function SearchStart() {
  const { data: tags = [] } = useQuery(tagsQuery(useHost()));
  return (
    <>
      <h1 className={frame.heading}>What are you in the mood for?</h1>
      <nav className={styles.shelf} aria-labelledby="search-categories">
        <h2 id="search-categories" className={styles.subheading}>
          Kinds of story
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
      <TagChips tags={tags} />
      <SearchHelp />
    </>
  );
}
