// @vitest-environment jsdom
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { act, cleanup, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageTransition } from './PageTransition.tsx';
import type { MountedPage } from './use-page-transition.ts';

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const staged = (outlet: ReactNode): MountedPage => ({ outlet, layout: 'default', kept: true, shownAs: 0 });

function OwnFocus() {
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []);
  return <input ref={field} aria-label="words" />;
}

const pages = new Map([
  ['list', staged(<a href="/story">a story</a>)],
  ['story', staged(<p>Once upon a time</p>)],
  ['search', staged(<OwnFocus />)],
]);

function open() {
  const draw = (shown: string, motion: 'leaving' | null) => (
    <>
      <a href="/nav">navigation</a>
      <PageTransition pages={pages} shown={shown} motion={motion} layout="default" />
    </>
  );
  const { rerender } = render(draw('list', null));
  /** Imitates the router: the shown page leaves, then the other is shown. */
  const go = async (from: string, to: string) => {
    await act(async () => rerender(draw(from, 'leaving')));
    await act(async () => rerender(draw(to, null)));
  };
  return { go };
}

const link = (name: string) => screen.getByRole('link', { name, hidden: true });

describe('useRestoreFocus', () => {
  it('focuses the new page if the focused element was on the old one', async () => {
    const { go } = open();
    link('a story').focus();
    await go('list', 'story');
    expect(document.activeElement?.textContent).toBe('Once upon a time');
  });

  it('focuses the element that had the focus when a page returns', async () => {
    const { go } = open();
    link('a story').focus();
    await go('list', 'story');
    await go('story', 'list');
    expect(document.activeElement).toBe(link('a story'));
  });

  it('keeps the focus in the navigation, and where a page has set it', async () => {
    const { go } = open();
    link('navigation').focus();
    await go('list', 'story');
    expect(document.activeElement).toBe(link('navigation'));
    link('a story').focus();
    await go('list', 'search');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('does not move the focus on the first page', () => {
    open();
    expect(document.activeElement).toBe(document.body);
  });

  it('forgets the element of a page that is not kept', async () => {
    setFlagsFromString('--expose_gc');
    const collect: () => void = runInNewContext('gc');
    const draw = (shown: string, motion: 'leaving' | null, ...names: string[]) => {
      const drawn = new Map(names.map((name) => [name, staged(<a href="/">{name}</a>)]));
      return <PageTransition pages={drawn} shown={shown} motion={motion} layout="default" />;
    };
    const { rerender } = render(draw('list', null, 'list'));
    const left = new WeakRef(link('list'));
    left.deref()?.focus();
    await act(async () => rerender(draw('list', 'leaving', 'list', 'story')));
    // React releases the tree of the render before last.
    for (const name of ['story', 'search', 'shelf']) await act(async () => rerender(draw(name, null, name)));
    await vi.waitFor(
      () => {
        collect();
        expect(left.deref() === undefined).toBe(true);
      },
      { timeout: 10_000 },
    );
  });
});
