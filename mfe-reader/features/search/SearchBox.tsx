import { searchLimits } from '@storyloom/contract/stories/search-limits';
import { useHref, useLocation, useNavigate, useSession } from '@storyloom/mfe';
import { SearchField } from '@storyloom/ui/forms/SearchField';
import { Cover } from '@storyloom/ui/stories/Cover';
import { BookOpen, Hash, History, PenLine, Search, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isTouch } from '../keyboard/is-touch.ts';
import { useReaderKeys } from '../keyboard/use-reader-keys.ts';
import { type SearchAddress, searchHref } from '../navigation/hrefs.ts';
import { coverProps } from '../story-card/card.model.ts';
import { addRecentSearch, clearRecentSearches } from './recent-searches.ts';
import styles from './SearchBox.module.css';
import { cleanKeyword } from './search.model.ts';
import type { Suggestion } from './suggestions.model.ts';
import { useSuggestions } from './use-suggestions.ts';

const icons: Record<Suggestion['kind'], ReactNode> = {
  SEARCH: <Search aria-hidden="true" />,
  STORY: <BookOpen aria-hidden="true" />,
  TAG: <Hash aria-hidden="true" />,
  AUTHOR: <PenLine aria-hidden="true" />,
  CHARACTER: <UserRound aria-hidden="true" />,
  RECENT: <History aria-hidden="true" />,
  CLEAR_RECENT: <Trash2 aria-hidden="true" />,
};

function iconOf({ kind, label, story }: Suggestion): ReactNode {
  if (!story) return icons[kind];
  const cover = coverProps(story.cover, story.rating, { eager: true, sizes: null });
  return <Cover {...cover} title={label} className={styles.cover} />;
}

const readKeyword = (form: HTMLFormElement): string => String(new FormData(form).get('keyword') ?? '');

/** The search form. Without JavaScript it is submitted to `/search?keyword=…`, which redirects. */
export function SearchBox({ search }: { search: Pick<SearchAddress, 'keyword' | 'type'> }) {
  const navigate = useNavigate();
  const { userId } = useSession();
  const action = useHref('/search');
  const [typed, setTyped] = useState(search.keyword);
  const [shownKeyword, setShownKeyword] = useState(search.keyword);
  // Back and Forward change the address; the field follows.
  if (shownKeyword !== search.keyword) {
    setShownKeyword(search.keyword);
    setTyped(search.keyword);
  }
  const groups = useSuggestions(typed).map((group) => ({
    ...group,
    items: group.items.map((suggestion) => ({ ...suggestion, icon: iconOf(suggestion) })),
  }));

  // Text typed before hydration is in the DOM only.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typedEarly = form.current && readKeyword(form.current);
    if (typedEarly) setTyped(typedEarly);
  }, []);

  // Opened to search something. On a phone, the keyboard would cover the genres.
  const { pathname, state } = useLocation();
  const focusField = () => form.current?.querySelector<HTMLElement>('[name="keyword"]')?.focus();
  useReaderKeys({ search: focusField });
  useEffect(() => {
    // A page that is shown again has its focus back.
    const isLeft = !form.current?.closest('main')?.contains(document.activeElement);
    if (state?.focus || (pathname === '/search' && isLeft && !isTouch())) focusField();
  }, [pathname, state]);

  const submit = (text: string) => {
    const keyword = cleanKeyword(text);
    if (keyword === '') return;
    addRecentSearch(userId, keyword);
    void navigate(searchHref({ keyword, type: search.type }));
  };
  const choose = ({ kind, label, href }: Suggestion) => {
    if (kind === 'SEARCH') return submit(typed);
    if (kind === 'CLEAR_RECENT') return clearRecentSearches(userId);
    if (kind === 'RECENT') addRecentSearch(userId, label);
    if (href !== null) void navigate(href);
  };
  return (
    <search>
      <form
        ref={form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          // Closes the on-screen keyboard, which would cover the results.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur();
          submit(readKeyword(event.currentTarget));
        }}
      >
        {search.type === 'all' ? null : <input type="hidden" name="type" value={search.type} />}
        <SearchField
          label="Search stories"
          placeholder="Search stories, characters, authors"
          name="keyword"
          maxLength={searchLimits.keyword}
          value={typed}
          onChange={setTyped}
          groups={groups}
          onChoose={choose}
        />
      </form>
    </search>
  );
}
