import type * as z from '@storyloom/schema';

/**
 * A JSON value in the browser's storage, checked when it is read. Where storage is blocked, reading gives null and
 * nothing is stored.
 */
export function storedValue<Schema extends z.ZodMiniType>(
  storage: () => Storage,
  key: string,
  schema: Schema,
) {
  return {
    /** Null if there is none. */
    read(): z.output<Schema> | null {
      try {
        return schema.safeParse(JSON.parse(storage().getItem(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    /** Null deletes it. */
    write(value: z.output<Schema> | null): void {
      try {
        if (value === null) storage().removeItem(key);
        else storage().setItem(key, JSON.stringify(value));
      } catch {
        // A value that cannot be stored lasts until the page is closed.
      }
    },
  };
}
