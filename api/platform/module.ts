import type { Tx } from './db.ts';
import type { Route } from './http/route.ts';
import type { JobHandler } from './jobs/job.ts';
import type { OwnData } from './own-data.ts';
import type { EraseStep, MergeStep } from './user-data.ts';

/** Finds which of these picture URLs a module still references. */
export type FindReferencedPictures = (tx: Tx, urls: string[]) => Promise<string[]>;

/** The parts that a module adds to the API; a module without one of them leaves it out. */
export interface ApiModule {
  /** The functions that other modules call. */
  service?: unknown;
  routes?: readonly Route[];
  jobs?: readonly JobHandler[];
  /** Steps of merging a guest into an account, by name; `api/compose/steps.ts` has their order. */
  merge?: Readonly<Record<string, MergeStep>>;
  /** Steps of erasing an account, by name; `api/compose/steps.ts` has their order. */
  erase?: Readonly<Record<string, EraseStep>>;
  /** Files of an export of own data. */
  ownData?: readonly OwnData[];
  /** For a module that stores addresses of pictures. */
  pictures?: FindReferencedPictures;
}
