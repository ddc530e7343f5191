/** Needed when visitors log in, or leave for good. */
const databases = () => import('./visitor-databases.ts');

/**
 * Items of local storage belong to one visitor, by user id: visitors of one browser never see each other's drafts, searches
 * and choices. Without a session nothing is read or kept. Storage may be full or blocked.
 */
const keyOf = (userId: string, name: string) => `storyloom:${userId}:${name}`;

/** The stored text; null if there is none. */
export function readVisitorItem(userId: string | null, name: string): string | null {
  try {
    return userId === null ? null : localStorage.getItem(keyOf(userId, name));
  } catch {
    return null;
  }
}

/** Stores a text, or deletes it if null. False if it could not be stored. */
export function writeVisitorItem(userId: string | null, name: string, value: string | null): boolean {
  if (userId === null) return false;
  try {
    if (value === null) localStorage.removeItem(keyOf(userId, name));
    else localStorage.setItem(keyOf(userId, name), value);
    return true;
  } catch {
    return false;
  }
}

/**
 * Moves a guest's items to the user that the guest has logged in as. An item of the guest replaces the user's item
 * of that name, because it is what the visitor sees.
 */
export function moveVisitorItems(fromUserId: string, toUserId: string): void {
  try {
    const prefix = keyOf(fromUserId, '');
    for (const key of Object.keys(localStorage)) {
      if (!key.startsWith(prefix)) continue;
      const value = localStorage.getItem(key);
      // Removed first, because storage may be full.
      localStorage.removeItem(key);
      if (value !== null) localStorage.setItem(keyOf(toUserId, key.slice(prefix.length)), value);
    }
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}

/** Does the same with databases, but keeps entries that the user already has. */
export function moveVisitorDatabases(fromUserId: string, toUserId: string): Promise<void> {
  return databases().then(
    ({ moveDatabases }) => moveDatabases(keyOf(fromUserId, ''), keyOf(toUserId, '')),
    console.debug,
  );
}

/** Name of a visitor's own database in IndexedDB. */
export const visitorDatabase = keyOf;

/** Deletes everything that the device keeps for a visitor who cannot come back. */
export function forgetVisitor(userId: string): void {
  databases().then(({ clearDatabases }) => clearDatabases(keyOf(userId, '')), console.debug);
  try {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(keyOf(userId, '')));
    for (const key of own) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was kept.
  }
}
