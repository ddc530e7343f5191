import type { PageComposition } from '@storyloom/contract/platform/composition';
import type { NavigationEntry } from '@storyloom/contract/platform/manifest';
import { matchPath } from '@storyloom/mfe';
import type { SessionState } from '@storyloom/mfe/host';
import type { NavItem } from '@storyloom/ui/navigation/NavContent';
import { BookMarked, CircleUser, House, PenLine, Search } from 'lucide-react';
import { inOrder } from '../remotes/composition.context.ts';
import { isShownTo } from '../session/is-shown-to.ts';

interface Entry extends NavItem, Pick<NavigationEntry, 'place' | 'order'> {
  mfe: string;
  /** Path whose pages mark the entry as current, if it is not that of the link. */
  area?: string;
}

/** The shell's own entries. */
const destinations = [
  { label: 'Home', href: '/', icon: <House /> },
  { label: 'Search', href: '/search', icon: <Search /> },
  { label: 'Create', href: '/build', icon: <PenLine />, primary: true },
  { label: 'Shelf', href: '/history', icon: <BookMarked /> },
  { label: 'Me', href: '/user/profile', area: '/user', icon: <CircleUser /> },
].map((each, index) => ({ ...each, mfe: '', place: 'bar' as const, order: 10 * (index + 1) }));

/** Most entries for which a phone has room; further ones are in the header. */
const maxInBar = 6;

/** The language of all documents. */
const language = 'en';

function covers(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

const lineIcon = (path: string) => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" aria-hidden="true">
    <path d={path} strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/** True for the profile of somebody else. */
function isOthersProfile(pathname: string, { userId }: SessionState): boolean {
  const owner = matchPath('/user/profile/:userId/*', pathname)?.params.userId;
  return owner !== undefined && owner !== userId;
}

/** The shell's entries that the composition has routes for, and those of micro-frontends that the visitor may see. */
export function navigationOf({ mfes }: PageComposition, session: SessionState, pathname: string) {
  const routes = mfes.flatMap((mfe) => mfe.routes);
  const own: Entry[] = destinations.filter(({ href }) => routes.some(({ path }) => matchPath(path, href)));
  const declared = mfes.flatMap(({ name, navigation = [] }) =>
    navigation
      .filter(({ caller }) => isShownTo(session, caller))
      .map(({ label, icon, path, ...entry }): Entry => {
        return { ...entry, mfe: name, label: label[language] ?? path, href: path, icon: lineIcon(icon) };
      }),
  );
  const items = inOrder([...own, ...declared]).map((entry) => ({
    ...entry,
    current: covers(entry.area ?? entry.href, pathname) && !isOthersProfile(pathname, session),
  }));
  const bar = items.filter(({ place }) => place === 'bar');
  const header = items.filter(({ place }) => place === 'header');
  return { bar: bar.slice(0, maxInBar), header: [...bar.slice(maxInBar), ...header] };
}
