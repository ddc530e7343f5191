// @vitest-environment jsdom
import { explain } from '@storyloom/contract/chat/endpoints/explain';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReplyLore } from './ReplyLore.tsx';

afterEach(cleanup);

const entry: LoreTrace = {
  entryId: 'one',
  title: 'The bell',
  content: 'It rings.',
  isSecret: false,
  reason: 'key',
  key: 'bell',
  messageId: null,
  tokens: 8,
  outcome: 'active',
};

async function show(...trace: LoreTrace[]) {
  const { host, calls } = createFakeHost();
  calls.respond(explain, () => trace);
  const { container } = render(inShell(host, <ReplyLore messageId="a1" />));
  expect(container.innerHTML, 'nothing before it is loaded').toBe('');
  const summary = await screen.findByText(/^Lore of this reply/);
  return summary.textContent;
}

describe('ReplyLore', () => {
  it('counts the notes of a reply, and those that were left out', async () => {
    const others = ['two', 'three'].map((entryId) => ({ ...entry, entryId, outcome: 'budget' as const }));
    expect(await show(entry, ...others)).toBe('Lore of this reply: 1 used, 2 left out');
    expect(screen.queryByText('No notes came up.')).toBeNull();
  });

  it('says that no notes came up', async () => {
    expect(await show()).toBe('Lore of this reply: 0 used, 0 left out');
    expect(screen.getByText('No notes came up.')).toBeDefined();
  });
});
