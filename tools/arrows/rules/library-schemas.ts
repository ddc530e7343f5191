/**
 * Schemas of PostgreSQL that a library creates and changes. They are the exception to the owner, the Drizzle schema and
 * the file that each table and function of ours has.
 */
export const librarySchemas: readonly {
  schema: string;
  folder: string;
  migration: RegExp;
  reason: string;
}[] = [
  {
    schema: 'pgboss',
    folder: 'api/platform/jobs/',
    migration: /^api\/database\/migrations\/\d{4}_job_queue.*\.sql$/,
    reason:
      'The tables and functions of the job queue are the text of pg-boss; its next version changes them by its own steps.',
  },
];
