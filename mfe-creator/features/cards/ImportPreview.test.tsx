// @vitest-environment jsdom
import type { CardImport } from '@storyloom/contract/cards/entities/card-import';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ImportPreview } from './ImportPreview.tsx';

afterEach(cleanup);

const card: CardImport = {
  id: 'import1',
  source: 'V2',
  fullName: 'Odile of the Salt Lamp',
  cover: null,
  loreEntries: 0,
  content: { type: 'ROLE', title: 'Odile', summary: 'She keeps the lamp.', opening: 'The lamp is out.' },
  report: [{ outcome: 'used', text: 'First message → opening scene', names: [], count: 1 }],
  expiresAt: '2026-03-01T12:00:00.000Z',
};

function show(change: Partial<CardImport> = {}, state: { isAccepting?: boolean; error?: string } = {}) {
  const [onAccept, onStartOver] = [vi.fn(), vi.fn()];
  const { isAccepting = false, error = null } = state;
  const preview = (
    <ImportPreview
      found={{ ...card, ...change }}
      heading={{ current: null }}
      isAccepting={isAccepting}
      error={error}
      onAccept={onAccept}
      onStartOver={onStartOver}
    />
  );
  render(inShell(createFakeHost().host, preview));
  return { onAccept, onStartOver };
}

describe('ImportPreview', () => {
  it('shows the draft created from a file, and how its parts were mapped', () => {
    show();
    expect(screen.getByRole('heading', { level: 2, name: 'Odile of the Salt Lamp' })).toBeDefined();
    for (const text of ['She keeps the lamp.', 'The lamp is out.', 'First message → opening scene'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('fills the placeholders of the opening and the summary', () => {
    show({
      content: {
        ...card.content,
        main: { name: 'Odile' },
        summary: '{{char}} waits.',
        opening: '“{{user}} are late,” {{char}} says.',
      },
    });
    for (const text of ['Odile waits.', '“You are late,” Odile says.'])
      expect(screen.getByText(text)).toBeDefined();
  });

  it('quotes the opening as readers will see it, without the marks of HTML', () => {
    show({
      content: {
        ...card.content,
        opening:
          '<div style="padding:8px"><b>Night Ferry</b> &mdash; 23:40</div>\nThe *ferry* bumps the pier.<br>',
      },
    });
    expect(document.querySelector('blockquote')?.textContent).toBe(
      'Night Ferry — 23:40\nThe ferry bumps the pier.',
    );
  });

  it.each([
    ['V1', 'Character card, version 1'],
    ['V3', 'Character card, version 3'],
    ['LOREBOOK', 'Lorebook'],
    ['STORY', 'Storyloom story'],
  ] as const)('calls a %s “%s”', (source, name) => {
    show({ source });
    expect(screen.getByText(name)).toBeDefined();
  });

  it.each([
    [1, '1 entry in the world book'],
    [2, '2 entries in the world book'],
  ])('describes %d lore entries as “%s”', (loreEntries, text) => {
    show({ loreEntries });
    expect(screen.getByText(text)).toBeDefined();
  });

  it('omits parts that the file does not have', () => {
    show({ content: { type: 'ROLE' } });
    expect(screen.queryByText(/in the world book/)).toBeNull();
    expect(document.querySelector('blockquote')).toBeNull();
    expect(screen.queryByText('She keeps the lamp.')).toBeNull();
  });

  it('accepts the draft or returns to choosing a file', () => {
    const { onAccept, onStartOver } = show();
    fireEvent.click(screen.getByRole('button', { name: 'Create draft' }));
    expect(onAccept).toHaveBeenCalledOnce();
    expect(onStartOver).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(onStartOver).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('announces why a draft was not created', () => {
    show({}, { error: 'The file was kept for an hour only.' });
    expect(screen.getByRole('alert').textContent).toBe('The file was kept for an hour only.');
  });

  it('creates one draft for repeated presses', () => {
    const { onAccept } = show({}, { isAccepting: true });
    fireEvent.click(screen.getByRole('button', { name: /Create draft/ }));
    expect(onAccept).not.toHaveBeenCalled();
  });
});
