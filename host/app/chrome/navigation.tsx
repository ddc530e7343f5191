import type { NavItem } from '@storyloom/ui/navigation/NavContent';
import { BookMarked, CircleUser, House, PenLine, Search } from 'lucide-react';

const destinations = [
  { label: 'Home', href: '/', icon: <House /> },
  { label: 'Search', href: '/search', icon: <Search /> },
  { label: 'Create', href: '/build', icon: <PenLine />, primary: true },
  { label: 'Shelf', href: '/history', icon: <BookMarked /> },
  { label: 'Me', href: '/user/profile', area: '/user', icon: <CircleUser /> },
];

function covers(href: string, pathname: string): boolean {
  return href === '/' ? pathname === '/' : pathname === href || pathname.startsWith(`${href}/`);
}

/** The navigation items that the composition has routes for. */
export function navigationItems(pathname: string, hasRoute: (path: string) => boolean): NavItem[] {
  return destinations
    .filter(({ href }) => hasRoute(href))
    .map(({ area, ...each }) => ({ ...each, current: covers(area ?? each.href, pathname) }));
}
