/**
 * Tables that a module reads although another one owns them. Prefer a view of the owner's or a call of its service; what
 * is listed has a reason against both.
 */
export const foreignReads: readonly { module: string; table: string; reason: string }[] = [
  {
    module: 'rankings',
    table: 'stories',
    reason:
      'Counting a batch of turns skips stories deleted meanwhile, of any status, in the same statement.',
  },
  {
    module: 'rankings',
    table: 'users',
    reason: 'Counting a batch of turns skips readers deleted meanwhile in the same statement.',
  },
  {
    module: 'catalogue',
    table: 'runs',
    reason: 'A preview with a running reply is not deleted, in the same transaction.',
  },
  {
    module: 'shares',
    table: 'users',
    reason: 'Counting a batch of opens skips visitors deleted meanwhile in the same statement.',
  },
];

/** Files whose SQL takes names of tables as values, so that their owners cannot be checked. */
export const namedTables: readonly { path: string; reason: string }[] = [
  {
    path: 'api/modules/accounts/used-columns.ts',
    reason:
      'A merge asks in one statement which tables have rows of the guest; the steps of the modules name them.',
  },
];
