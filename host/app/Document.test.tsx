// @vitest-environment jsdom
import { defaultTheme } from '@storyloom/ui/theme/theme';
import { act } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Document } from './Document.tsx';

// The document of a frame: other files of this worker have the page's own.
const frame = document.createElement('iframe');
let root: Root | undefined;
afterEach(() => {
  act(() => root?.unmount());
  frame.remove();
  delete window.__STORYLOOM_EARLY__;
});

describe('Document', () => {
  it('takes over what was pressed in the whole page before hydration, once', async () => {
    const page = (
      <Document theme={defaultTheme} styles={[]} preloads={[]} headScript={undefined}>
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
