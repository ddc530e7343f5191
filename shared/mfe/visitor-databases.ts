/** Empties databases by the beginning of their name. Deleting them would wait for pages that have them open. */
export async function clearDatabases(prefix: string): Promise<void> {
  try {
    for (const name of await databasesOf(prefix)) {
      await clearDatabase(name).catch(() => {});
    }
  } catch {
    // Storage is blocked or missing, so nothing was kept.
  }
}

async function clearDatabase(name: string): Promise<void> {
  const database = await open(name);
  try {
    const { transaction, done } = write(database);
    for (const store of transaction.objectStoreNames) transaction.objectStore(store).clear();
    await done;
  } finally {
    database.close();
  }
}

/**
 * Moves the entries of databases to those of another prefix, each database as a whole: after a failure all of its
 * entries are where they were. An entry whose key already exists in the target is not copied, because a page has
 * written it since. Empty databases stay, because pages may have them open.
 */
export async function moveDatabases(fromPrefix: string, toPrefix: string): Promise<void> {
  try {
    for (const name of await databasesOf(fromPrefix)) {
      // A failure does not keep the others from moving.
      await moveDatabase(name, `${toPrefix}${name.slice(fromPrefix.length)}`).catch(() => {});
    }
  } catch {
    // Storage is blocked or missing, so nothing was kept.
  }
}

async function databasesOf(prefix: string): Promise<string[]> {
  return (await indexedDB.databases()).flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name] : []));
}

interface Entry {
  store: string;
  key: IDBValidKey;
  value: unknown;
}

async function moveDatabase(fromName: string, toName: string): Promise<void> {
  const from = await open(fromName);
  try {
    const entries = await readAll(from);
    if (entries.length === 0) return;
    const to = await open(toName, [...from.objectStoreNames]);
    try {
      await addMissing(to, entries);
    } finally {
      to.close();
    }
    const { transaction, done } = write(from);
    for (const { store, key } of entries) transaction.objectStore(store).delete(key);
    await done;
  } finally {
    from.close();
  }
}

/** Opens a database. A missing one is created with these stores, whose keys are outside their values. */
function open(name: string, stores: readonly string[] = []): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store);
  };
  return resultOf(request);
}

async function readAll(database: IDBDatabase): Promise<Entry[]> {
  const names = [...database.objectStoreNames];
  if (names.length === 0) return [];
  const transaction = database.transaction(names, 'readonly');
  const stores = names.map(async (store) => {
    const read = transaction.objectStore(store);
    const [keys, values] = await Promise.all([resultOf(read.getAllKeys()), resultOf(read.getAll())]);
    return keys.map((key, at): Entry => ({ store, key, value: values[at] }));
  });
  return (await Promise.all(stores)).flat();
}

async function addMissing(database: IDBDatabase, entries: readonly Entry[]): Promise<void> {
  if (entries.some(({ store }) => !database.objectStoreNames.contains(store)))
    throw new Error(`The database ${database.name} lacks a store.`);
  const { transaction, done } = write(database);
  for (const { store: name, key, value } of entries) {
    const store = transaction.objectStore(name);
    const found = store.getKey(key);
    found.onsuccess = () => {
      if (found.result === undefined) store.put(value, key);
    };
  }
  await done;
}

/** A transaction of all stores; `done` rejects if nothing of it was stored. */
function write(database: IDBDatabase): { transaction: IDBTransaction; done: Promise<void> } {
  const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
  return { transaction, done };
}

function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
