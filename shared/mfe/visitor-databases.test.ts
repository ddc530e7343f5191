import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitor, moveVisitorDatabases, visitorDatabase } from './visitor-storage.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => vi.unstubAllGlobals());

const resultOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens a database of drafts as a page does; one that does not exist gets this store. */
function openDrafts(userId: string, store = 'copies'): Promise<IDBDatabase> {
  const request = indexedDB.open(visitorDatabase(userId, 'drafts'));
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  return resultOf(request);
}

async function write(userId: string, key: string, text: string, store = 'copies'): Promise<void> {
  const database = await openDrafts(userId, store);
  await resultOf(database.transaction(store, 'readwrite').objectStore(store).put({ text }, key));
  database.close();
}

async function read(userId: string, store = 'copies'): Promise<Record<string, string>> {
  const database = await openDrafts(userId, store);
  const copies = database.transaction(store).objectStore(store);
  const [keys, values] = await Promise.all([resultOf(copies.getAllKeys()), resultOf(copies.getAll())]);
  database.close();
  return Object.fromEntries(keys.map((key, at) => [String(key), values[at].text]));
}

describe('databases of a visitor', () => {
  it('move to another visitor, whose own entries stay', async () => {
    await write('guest1', 'new:page1', 'The sea is late.');
    await write('guest10', 'new:page2', 'Not hers.');
    await write('agnes', 'new:page3', 'An older story.');
    await moveVisitorDatabases('guest1', 'agnes');
    expect(await read('agnes')).toEqual({
      'new:page1': 'The sea is late.',
      'new:page3': 'An older story.',
    });
    expect(await read('guest1')).toEqual({});
    expect(await read('guest10')).toEqual({ 'new:page2': 'Not hers.' });
  });

  it('move to a visitor who has none, while a page has them open', async () => {
    await write('guest1', 'new:page1', 'The sea is late.');
    const page = await openDrafts('guest1');
    await moveVisitorDatabases('guest1', 'agnes');
    expect(await read('agnes')).toEqual({ 'new:page1': 'The sea is late.' });
    await resultOf(
      page.transaction('copies', 'readwrite').objectStore('copies').put({ text: 'x' }, 'new:page1'),
    );
    expect(await read('guest1')).toEqual({ 'new:page1': 'x' });
    page.close();
  });

  it('do not replace what a page has written for the other visitor', async () => {
    await write('guest1', 'new:page1', 'The sea is late.');
    await write('agnes', 'new:page1', 'The sea is late again.');
    await moveVisitorDatabases('guest1', 'agnes');
    expect(await read('agnes')).toEqual({ 'new:page1': 'The sea is late again.' });
    expect(await read('guest1')).toEqual({});
  });

  it('stay as they are if the other visitor’s cannot take them', async () => {
    await write('guest1', 'new:page1', 'The sea is late.');
    await write('agnes', 'new:page3', 'Of another form.', 'others');
    await moveVisitorDatabases('guest1', 'agnes');
    expect(await read('guest1')).toEqual({ 'new:page1': 'The sea is late.' });
    expect(await read('agnes', 'others')).toEqual({ 'new:page3': 'Of another form.' });
  });

  it('stay as they are if the device is full', async () => {
    await write('guest1', 'new:page1', 'The sea is late.');
    await write('guest1', 'new:page2', 'The sea is early.');
    const put = IDBObjectStore.prototype.put;
    let puts = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      puts += 1;
      if (puts === 2) throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    });
    await moveVisitorDatabases('guest1', 'agnes');
    vi.restoreAllMocks();
    expect(puts).toBe(2);
    expect(await read('guest1')).toEqual({
      'new:page1': 'The sea is late.',
      'new:page2': 'The sea is early.',
    });
    expect(await read('agnes')).toEqual({});
  });

  it('are emptied for a visitor who cannot come back', async () => {
    await write('guest1', 'new:page1', 'The sea is late.');
    await write('agnes', 'new:page1', 'Hers.');
    forgetVisitor('guest1');
    await expect.poll(() => read('guest1')).toEqual({});
    expect(await read('agnes')).toEqual({ 'new:page1': 'Hers.' });
  });

  it('are none where storage is missing', async () => {
    vi.stubGlobal('indexedDB', undefined);
    await expect(moveVisitorDatabases('guest1', 'agnes')).resolves.toBeUndefined();
  });
});
