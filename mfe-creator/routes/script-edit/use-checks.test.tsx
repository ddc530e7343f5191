// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftContext } from '../../features/draft/draft.context.ts';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { complete } from './testing/open-studio.tsx';
import { useChecks } from './use-checks.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function check(change: object = {}) {
  const draft = openDraft(createDraftServer({ ...complete, tags: ['sea'], ...change }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DraftContext.Provider value={draft}>{children}</DraftContext.Provider>
  );
  const { result, unmount } = renderHook(() => useChecks(), { wrapper });
  return {
    run(attempt: (checks: ReturnType<typeof useChecks>) => unknown) {
      let found: unknown;
      act(() => {
        found = attempt(result.current);
      });
      return found;
    },
    attempts: () => result.current.attempts,
    missing: () => Object.keys(result.current.missing),
    type: (fields: object) => act(() => draft.change((content) => ({ ...content, ...fields }))),
    pass: (ms: number) => act(() => vi.advanceTimersByTime(ms)),
    shown: () => Object.keys(draft.store.getState().errors),
    errors: () => draft.store.getState().errors,
    unmount,
  };
}

describe('useChecks', () => {
  it('knows what is missing in the order of the page, and shows it as errors from an attempt on', () => {
    const { run, shown, missing, type, pass } = check({
      summary: '',
      opening: '',
      tags: [],
      rating: undefined,
    });
    expect(missing()).toEqual(['rating', 'summary', 'opening']);
    expect(shown()).toEqual([]);
    const found = run(({ checkAll }) => checkAll());
    expect(shown()).toEqual(['rating', 'summary', 'opening']);
    expect(Object.keys(Object(found))).toEqual(['rating', 'summary', 'opening']);
    type({ rating: 'G' });
    pass(300);
    expect(missing()).toEqual(['summary', 'opening']);
  });

  it('leaves a missing cover to the dialog that publishes, if nothing else is missing', () => {
    const { run, shown, missing, type } = check({ cover: undefined });
    expect(missing()).toEqual(['cover']);
    expect(run(({ checkAll }) => checkAll())).toEqual({});
    type({ summary: '' });
    run(({ checkAll }) => checkAll());
    expect(shown()).toEqual(['summary', 'cover']);
    type({ summary: 'Two ferries.', cover: { imageId: 'c1' } });
    run(({ checkAll }) => checkAll());
    expect(shown()).toEqual(['cover.description']);
  });

  it('counts only refused attempts', () => {
    const { run, attempts, type } = check({ summary: '' });
    run(({ checkAll }) => checkAll());
    run(({ checkAll }) => checkAll());
    expect(attempts()).toBe(2);
    type({ summary: 'She cooks.' });
    run(({ checkAll }) => checkAll());
    expect(attempts()).toBe(2);
  });

  it('shows no errors for fields that no attempt has checked', () => {
    const { type, pass, shown } = check();
    type({ summary: '' });
    pass(1_000);
    expect(shown()).toEqual([]);
  });

  it('checks the fields again 300 ms after the last change', () => {
    const { run, type, pass, shown } = check({ summary: '' });
    run(({ checkAll }) => checkAll());
    type({ summary: 'S' });
    pass(299);
    type({ summary: 'She cooks.' });
    pass(299);
    expect(shown()).toEqual(['summary']);
    pass(1);
    expect(shown()).toEqual([]);
  });

  it('shows an error caused by a change while others are shown', () => {
    const { run, type, pass, shown } = check({ summary: '' });
    run(({ checkAll }) => checkAll());
    type({ title: '' });
    pass(300);
    expect(shown().toSorted()).toEqual(['summary', 'title']);
  });

  it('shows no error for a new item that was not written in since the attempt, before the next one', () => {
    const { run, type, pass, shown } = check({ summary: '' });
    run(({ checkAll }) => checkAll());
    const written = { to: 'Bram', text: '' };
    type({ main: { ...complete.main, relations: [{ to: '', text: '' }] } });
    pass(300);
    expect(shown()).toEqual(['summary']);
    type({ main: { ...complete.main, relations: [written] } });
    pass(300);
    expect(shown()).toEqual(['summary']);
    run(({ checkAll }) => checkAll());
    expect(shown()).toContain('main.relations.0.text');
    type({ main: { ...complete.main, relations: [{ ...written, to: '' }] } });
    pass(300);
    expect(shown()).toContain('main.relations.0.to');
  });

  it('shows an error of the server until its field is changed', () => {
    const { run, type, pass, errors, attempts } = check();
    run(({ refuse }) => refuse({ title: 'Not this title.', summary: 'Not this summary.' }));
    expect(attempts()).toBe(1);
    type({ title: 'Oda II' });
    pass(300);
    expect(errors()).toEqual({ summary: 'Not this summary.' });
  });

  it('clears the errors of the server at the next attempt', () => {
    const { run, errors } = check();
    run(({ refuse }) => refuse({ title: 'Not this title.' }));
    run(({ checkAll }) => checkAll());
    expect(errors()).toEqual({});
  });

  it('checks nothing after the studio is closed', () => {
    const { run, type, pass, shown, unmount } = check({ summary: '' });
    run(({ checkAll }) => checkAll());
    type({ summary: 'She cooks.' });
    unmount();
    pass(1_000);
    expect(shown()).toEqual(['summary']);
  });
});
