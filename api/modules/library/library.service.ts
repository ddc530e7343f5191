import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Catalogue } from '../catalogue/catalogue.service.ts';
import { createBookshelf } from './bookshelf.service.ts';
import { createHistory } from './history.service.ts';

export type Library = ReturnType<typeof createLibrary>;

interface Parts {
  db: Db;
  clock: Clock;
  catalogue: Pick<Catalogue, 'readRatings' | 'readLibraryCards' | 'findOpenable' | 'findWithheld'>;
}

/** A reader's own stories: bookshelf and history. */
export function createLibrary(parts: Parts) {
  return { bookshelf: createBookshelf(parts), history: createHistory(parts) };
}
