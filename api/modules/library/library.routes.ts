import { bookshelfAdd } from '@storyloom/contract/stories/endpoints/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/stories/endpoints/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/stories/endpoints/bookshelf-remove';
import { history as historyList } from '@storyloom/contract/stories/endpoints/history';
import { userRecent } from '@storyloom/contract/stories/endpoints/user-recent';
import { type Route, route } from '../../platform/http/route.ts';
import type { Library } from './library.service.ts';

export function libraryRoutes({ bookshelf, history }: Library): Route[] {
  return [
    route(bookshelfAdd, ({ viewer, input }) => bookshelf.add(viewer.userId, input.storyId)),
    route(bookshelfRemove, ({ viewer, input }) => bookshelf.remove(viewer.userId, input.storyId)),
    route(bookshelfList, ({ viewer, input }) => bookshelf.list(viewer, input)),
    route(historyList, ({ viewer, input }) => history.list(viewer, input)),
    route(userRecent, ({ viewer }) => history.listRecent(viewer)),
  ];
}
