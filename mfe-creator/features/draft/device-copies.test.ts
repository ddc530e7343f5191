import { forgetVisitor } from '@storyloom/mfe/visitor-storage';
import { IDBFactory } from 'fake-indexeddb';
import { describe, expect, it, vi } from 'vitest';
import { deviceCopies } from './device-copies.ts';
import type { DeviceCopy } from './ports.ts';

vi.stubGlobal('indexedDB', new IDBFactory());

const copy = (title: string, at: number): DeviceCopy => ({
  stored: null,
  content: { title },
  conflicts: [],
  firstSave: null,
  at,
});

describe('deviceCopies', () => {
  it('finds the copies of all closed pages, oldest first, and deletes them on forget()', async () => {
    await deviceCopies('mara', 'page2').write('s1', copy('Second', 2));
    await deviceCopies('mara', 'page1').write('s1', copy('First', 1));
    const found = await deviceCopies('mara', 'page3').findLeft('s1');
    expect(found.copies.map(({ content }) => content.title)).toEqual(['First', 'Second']);
    await found.forget();
    expect((await deviceCopies('mara', 'page3').findLeft('s1')).copies).toEqual([]);
  });

  it('separates copies by visitor and draft', async () => {
    await deviceCopies('mara', 'page1').write('s2', copy('Hers', 1));
    expect((await deviceCopies('oda', 'page2').findLeft('s2')).copies).toEqual([]);
    expect((await deviceCopies('mara', 'page2').findLeft(null)).copies).toEqual([]);
    await deviceCopies('mara', 'page1').remove('s2');
    expect((await deviceCopies('mara', 'page2').findLeft('s2')).copies).toEqual([]);
  });

  it('finds nothing after forgetVisitor()', async () => {
    await deviceCopies('agnes', 'page1').write('s3', copy('Hers', 1));
    await deviceCopies('finlay', 'page1').write('s3', copy('His', 1));
    forgetVisitor('agnes');
    await vi.waitFor(async () =>
      expect((await deviceCopies('agnes', 'page2').findLeft('s3')).copies).toEqual([]),
    );
    expect((await deviceCopies('finlay', 'page2').findLeft('s3')).copies).toHaveLength(1);
  });

  it('ignores the copies of open pages', async () => {
    await deviceCopies('ida', 'page1').write('s1', copy('Open', 1));
    await deviceCopies('ida', 'page2').write('s1', copy('Closed', 2));
    const held = [{ name: 'storyloom-draft-page:page1' }, { name: 'another-lock' }];
    vi.stubGlobal('navigator', { locks: { query: async () => ({ held }) } });
    const found = await deviceCopies('ida', 'page3').findLeft('s1');
    vi.stubGlobal('navigator', {});
    expect(found.copies.map(({ content }) => content.title)).toEqual(['Closed']);
    await found.forget();
    expect((await deviceCopies('ida', 'page3').findLeft('s1')).copies).toMatchObject([{ at: 1 }]);
  });

  it('finds only the latest of two new stories, and keeps the other one', async () => {
    await deviceCopies('eva', 'page1').write(null, copy('First', 1));
    await deviceCopies('eva', 'page2').write(null, copy('Second', 2));
    const found = await deviceCopies('eva', 'page3').findLeft(null);
    expect(found.copies.map(({ content }) => content.title)).toEqual(['Second']);
    await found.forget();
    expect((await deviceCopies('eva', 'page3').findLeft(null)).copies).toMatchObject([{ at: 1 }]);
  });

  it('finds nothing where storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
    const found = await deviceCopies('mara', 'page1').findLeft('s1');
    expect(found.copies).toEqual([]);
    await found.forget();
  });
});
