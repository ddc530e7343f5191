// @vitest-environment jsdom
import { defaultTheme } from '@storyloom/ui/theme/theme';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Document } from './Document.tsx';

// Hydrates the document of a frame, because other test files of this worker share the page's own.
const frame = document.createElement('iframe');
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  frame.remove();
  delete window.__STORYLOOM_EARLY__;
});

describe('Document', () => {
  it('takes early input of the whole page once', async () => {
    const page = (
      <Document theme={defaultTheme} styles={[]} headScript={undefined}>
        <main>Home</main>
      </Document>
    );
    document.body.append(frame);
    const opened = frame.contentDocument as globalThis.Document;
    opened.write(`<!doctype html>${renderToString(page)}`);
    opened.close();
    const take = vi.fn(() => null);
    window.__STORYLOOM_EARLY__ = { take };
    await act(async () => {
      root = hydrateRoot(opened, page);
    });
    expect(take.mock.calls).toEqual([[opened.documentElement]]);
  });
});
