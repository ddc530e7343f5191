import { bookshelfList } from '@storyloom/contract/stories/endpoints/bookshelf-list';
import { ownPagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

/** Stories per page: four rows of six on a wide screen. */
const gridSize = 24;

export const bookshelfQuery = (host: Host, userId: string | null) =>
  ownPagedQuery(host, userId, bookshelfList, (page) => ({ page, size: gridSize }));
