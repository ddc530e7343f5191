import { bookshelfAdd } from '@storyloom/contract/endpoints/stories/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/endpoints/stories/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/endpoints/stories/bookshelf-remove';
import { type Route, route } from '../../platform/http/route.ts';
import type { Shelf } from './shelf.service.ts';

export function shelfRoutes(shelf: Shelf): Route[] {
  return [
    route(bookshelfAdd, ({ viewer, input }) => shelf.add(viewer.userId, input.storyId)),
    route(bookshelfRemove, ({ viewer, input }) => shelf.remove(viewer.userId, input.storyId)),
    route(bookshelfList, ({ viewer, input }) => shelf.list(viewer.userId, input)),
  ];
}
