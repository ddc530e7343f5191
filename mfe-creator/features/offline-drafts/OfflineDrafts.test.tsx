// @vitest-environment jsdom
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inRoutedShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceCopies } from '../draft/device-copies.ts';
import { OfflineDrafts } from './OfflineDrafts.tsx';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(cleanup);

const copy = (title: string, at: number) => ({
  stored: null,
  content: { type: 'STORY' as const, title },
  conflicts: [],
  firstSave: null,
  at,
});

describe('OfflineDrafts', () => {
  it('links the drafts of the visitor that have unsaved text on this device, each once, the last one first', async () => {
    await deviceCopies('guest1', 'page1').write('s1', copy('Salt', 1));
    await deviceCopies('guest1', 'page2').write('s1', copy('Salt and iron', 3));
    await deviceCopies('guest1', 'page3').write(null, copy('', 2));
    await deviceCopies('another', 'page4').write('s2', copy('Secret', 4));
    render(inRoutedShell(createFakeHost().host, { '/offline': <OfflineDrafts /> }, '/offline'));
    await screen.findByRole('heading', { name: 'Drafts on this device' });
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Salt and iron', '/script/edit?id=s1'],
      ['Untitled', '/script/edit?type=STORY'],
    ]);
  });
});
