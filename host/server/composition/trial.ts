/** The result of trying a release. */
export interface Trial {
  /** Why the release cannot be used; null if it can. */
  fault: string | null;
  /** The page took too long, which a busy machine can cause. */
  isTimeout: boolean;
  /** Why the API did not answer, so that the pages could not be drawn completely; null if it did. */
  outage: string | null;
}
