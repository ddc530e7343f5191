import { limits } from '@storyloom/contract/limits';
import { useHref, useNavigate } from '@storyloom/mfe';
import { SearchField } from '@storyloom/ui/forms/SearchField';
import { BookOpen, Hash, History, PenLine, Trash2, UserRound } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Offer } from './offers.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
import { cleanKeyword, type Search, searchHref } from './search.model.ts';
import { useOffers } from './use-offers.ts';

const icons: Record<Offer['kind'], ReactNode> = {
  STORY: <BookOpen aria-hidden="true" />,
  TAG: <Hash aria-hidden="true" />,
  AUTHOR: <PenLine aria-hidden="true" />,
  CHARACTER: <UserRound aria-hidden="true" />,
  RECENT: <History aria-hidden="true" />,
  FORGET: <Trash2 aria-hidden="true" />,
};

const wordsIn = (form: HTMLFormElement): string => String(new FormData(form).get('keyword') ?? '');

/** A plain form for who comes without scripts; with them it leads straight to the hits' own address. */
export function SearchBox({ search }: { search: Pick<Search, 'keyword' | 'type'> }) {
  const navigate = useNavigate();
  const action = useHref('/search');
  const [typed, setTyped] = useState(search.keyword);
  const [shown, setShown] = useState(search.keyword);
  // Back and Forward change the search: the field follows the address.
  if (shown !== search.keyword) {
    setShown(search.keyword);
    setTyped(search.keyword);
  }
  const groups = useOffers(typed).map((group) => ({
    ...group,
    items: group.items.map((offer) => ({ ...offer, icon: icons[offer.kind] })),
  }));

  // What was typed before the page's code had come is in the field alone.
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const early = form.current && wordsIn(form.current);
    if (early) setTyped(early);
  }, []);

  const seek = (words: string) => {
    const keyword = cleanKeyword(words);
    if (keyword === '') return;
    rememberSearch(keyword);
    void navigate(searchHref({ keyword, type: search.type }));
  };
  const choose = ({ kind, label, href }: Offer) => {
    if (kind === 'FORGET') return forgetSearches();
    if (kind === 'RECENT') rememberSearch(label);
    if (href !== null) void navigate(href);
  };
  return (
    <search>
      <form
        ref={form}
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          // On a touch screen the keyboard would stand over what was found.
          if (matchMedia('(pointer: coarse)').matches) event.currentTarget.querySelector('input')?.blur();
          seek(wordsIn(event.currentTarget));
        }}
      >
        {search.type === 'all' ? null : <input type="hidden" name="type" value={search.type} />}
        <SearchField
          label="Search stories"
          placeholder="A mood, a word, a name"
          name="keyword"
          maxLength={limits.keyword}
          value={typed}
          onChange={setTyped}
          groups={groups}
          onChoose={choose}
        />
      </form>
    </search>
  );
}
