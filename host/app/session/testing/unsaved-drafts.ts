import { visitorDatabase } from '@storyloom/mfe/visitor-storage';

const key = 'new:page1';

/** Stores the text of an unsaved draft for a visitor, as the studio does. */
export const writeUnsaved = (userId: string, text: string) => use(userId, (copies) => copies.put(text, key));

/** Undefined if the visitor has none. */
export const readUnsaved = (userId: string): Promise<string | undefined> =>
  use(userId, (copies) => copies.get(key));

async function use<Result>(
  userId: string,
  ask: (copies: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(visitorDatabase(userId, 'unsaved-drafts'));
  opening.onupgradeneeded = () => opening.result.createObjectStore('copies');
  const database = await resultOf(opening);
  const result = await resultOf(ask(database.transaction('copies', 'readwrite').objectStore('copies')));
  database.close();
  return result;
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
