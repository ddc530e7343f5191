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
  it('finds the copies of all closed pages, oldest first, and forgets them when told', async () => {
    await deviceCopies('mara', 'page2').write('s1', copy('Second', 2));
    await deviceCopies('mara', 'page1').write('s1', copy('First', 1));
    const found = await deviceCopies('mara', 'page3').findLeft('s1');
    expect(found.copies.map(({ content }) => content.title)).toEqual(['First', 'Second']);
    await found.forget();
    expect((await deviceCopies('mara', 'page3').findLeft('s1')).copies).toEqual([]);
  });

  it('keeps copies of other visitors and other drafts apart', async () => {
    await deviceCopies('mara', 'page1').write('s2', copy('Hers', 1));
    expect((await deviceCopies('oda', 'page2').findLeft('s2')).copies).toEqual([]);
    expect((await deviceCopies('mara', 'page2').findLeft(null)).copies).toEqual([]);
    await deviceCopies('mara', 'page1').remove('s2');
    expect((await deviceCopies('mara', 'page2').findLeft('s2')).copies).toEqual([]);
  });

  it('is empty once the visitor was forgotten', async () => {
    await deviceCopies('agnes', 'page1').write('s3', copy('Hers', 1));
    await deviceCopies('finlay', 'page1').write('s3', copy('His', 1));
    forgetVisitor('agnes');
    await vi.waitFor(async () =>
      expect((await deviceCopies('agnes', 'page2').findLeft('s3')).copies).toEqual([]),
    );
    expect((await deviceCopies('finlay', 'page2').findLeft('s3')).copies).toHaveLength(1);
  });
});
