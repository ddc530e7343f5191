import { bookshelfAdd } from '@storyloom/contract/endpoints/stories/bookshelf-add';
import { bookshelfList } from '@storyloom/contract/endpoints/stories/bookshelf-list';
import { bookshelfRemove } from '@storyloom/contract/endpoints/stories/bookshelf-remove';
import { history as historyList } from '@storyloom/contract/endpoints/stories/history';
import { userRecent } from '@storyloom/contract/endpoints/stories/user-recent';
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
