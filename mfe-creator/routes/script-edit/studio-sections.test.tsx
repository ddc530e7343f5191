// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { address, complete, openStudio, press } from './testing/open-studio.tsx';

// Copies of unsaved drafts.
beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const world = '/script/edit?id=s1&step=2';
const section = (name: string) => screen.getByRole('button', { name });
const openWorld = (content: object, at = world, field: string | RegExp = 'Opening scene') =>
  openStudio(content, {}, () => {}, field, at);

describe('the sections of the studio', () => {
  it('are open on a wide screen, except optional ones that are empty', async () => {
    await openWorld(complete);
    expect(section('Characters').ariaExpanded).toBe('true');
    expect(section('Script').ariaExpanded).toBe('false');
    expect(screen.getByText('A plot with choices and endings that is told without a model.')).toBeDefined();
    press('Script');
    expect(section('Script').ariaExpanded).toBe('true');
    expect(address()).toBe('?id=s1&step=2#script');
    await screen.findByRole('button', { name: 'Start from this story' });
    press('Script');
    expect(screen.queryByRole('button', { name: 'Start from this story' })).toBeNull();
    expect(address()).toBe('?id=s1&step=2');
  });

  it('are rows with what is in them on a narrow screen, and the first that lacks something is open', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    await openWorld({ ...complete, opening: '' });
    expect(section('Characters').ariaExpanded).toBe('false');
    expect(within(screen.getByRole('region', { name: 'Characters' })).getByText('1 character')).toBeDefined();
    expect(section('Opening').ariaExpanded).toBe('true');
  });

  it('are listed with what is missing, and an entry opens its section and moves the focus there', async () => {
    await openWorld({ ...complete, opening: '' });
    const list = screen.getByRole('navigation', { name: 'Sections' });
    const items = within(list).getAllByRole('button');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Characters1 character',
      'Opening1 to do',
      'ScriptOptional',
      'VoiceOptional',
      'World bookOptional',
    ]);
    fireEvent.click(items[3] as HTMLElement);
    expect(section('Voice').ariaExpanded).toBe('true');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Voice'));
  });

  it('are open again at the one in the address', async () => {
    await openWorld(complete, `${world}#style`, /^Style sample/);
    expect(section('Voice').ariaExpanded).toBe('true');
    expect(document.activeElement?.id).toBe('section-style');
    expect(address()).toBe('?id=s1&step=2#style');
  });

  it('are opened by the list of missing fields', async () => {
    await openWorld({ ...complete, opening: '' });
    press('Opening');
    press('Opening scene');
    await waitFor(() => expect(document.activeElement?.id).toBe('draft-opening'));
  });
});
