/** Sent by a page to the worker: keep the files of this shell build and composition for use without a connection. */
export interface KeepFiles {
  type: 'keep-files';
  /** Id of the set, as `/precache.json` has it. */
  id: string;
}

/** Sent by a worker to all pages when it is activated. */
export interface WorkerActivated {
  type: 'activated';
  /** Id of the shell build that the worker belongs to. */
  build: string;
}

/** The answer of `/precache.json`. */
export interface Precache {
  id: string;
  files: { src: string; integrity: string }[];
}

export const workerPath = '/sw.js';
export const precachePath = '/precache.json';
export const offlinePath = '/offline';

/** Parameter of the offline page: the address that could not be loaded. */
export const missedPage = 'page';

/** Id of a site build: a shell build with a composition. */
export const buildIdOf = (build: string, composition: string) => `${build}-${composition}`;
