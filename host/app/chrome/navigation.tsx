import type { NavItem } from '@storyloom/ui/navigation/NavContent';
import { BookMarked, CircleUser, House, PenLine, Search } from 'lucide-react';

const places = [
  { label: 'Home', href: '/', icon: <House /> },
  { label: 'Search', href: '/search', icon: <Search /> },
  { label: 'Create', href: '/build', icon: <PenLine />, primary: true },
  { label: 'Shelf', href: '/history', icon: <BookMarked /> },
  { label: 'Me', href: '/user/profile', icon: <CircleUser /> },
];

function covers(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** Where the shell leads, of what the composition can answer. */
export function navigationItems(pathname: string, knows: (path: string) => boolean): NavItem[] {
  return places
    .filter(({ href }) => knows(href))
    .map((place) => ({ ...place, current: covers(place.href, pathname) }));
}
