/** A branch of a message tree that holds memories of a path, down to a depth. */
export interface MemoryBranch {
  strand: string;
  toDepth: number;
}
