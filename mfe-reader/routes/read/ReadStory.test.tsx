// @vitest-environment jsdom
import { dialogList } from '@storyloom/contract/chat/endpoints/dialog-list';
import { models } from '@storyloom/contract/chat/endpoints/models';
import { member } from '@storyloom/contract/points/endpoints/member';
import { viewDetail } from '@storyloom/contract/stories/endpoints/view-detail';
import { visit } from '@storyloom/contract/stories/endpoints/visit';
import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { storyChanged } from '@storyloom/contract/stories/events/story-changed';
import { storyDeleted } from '@storyloom/contract/stories/events/story-deleted';
import { storyPublished } from '@storyloom/contract/stories/events/story-published';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settled } from '../../testing/fake-run.ts';
import { dialogPage } from '../../testing/messages.ts';
import { storyDetail } from '../../testing/stories.ts';
import { ReadStory } from './ReadStory.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function open(part: Partial<StoryDetail>) {
  const { host, calls } = createFakeHost({ dialogs: { open: async () => undefined } });
  const story = storyDetail(part);
  calls.respond(viewDetail, () => story);
  calls.respond(visit, () => ({}) as never);
  calls.respond(dialogList, () => dialogPage([]));
  calls.respond(models, () => []);
  calls.respond(member, () => ({ plan: null }) as never);
  const page = (
    <Suspense fallback={null}>
      <ReadStory bookId={story.slug} />
    </Suspense>
  );
  render(inShell(host, page, { path: '/read/:bookId', url: `/read/${story.slug}` }));
  await screen.findByRole('heading', { level: 1, name: story.title });
  await act(settled);
  return { host, calls };
}
const parts = () => ({
  box: screen.queryByRole('textbox', { name: 'Your message' }) !== null,
  drawer: screen.queryByRole('button', { name: 'Saves' }) !== null,
  report: screen.queryByRole('button', { name: 'Report' }) !== null,
});

describe('ReadStory', () => {
  it('is played with its drawer, and can be reported', async () => {
    await open({});
    expect(parts()).toEqual({ box: true, drawer: true, report: true });
  });

  it('cannot be reported by its author', async () => {
    await open({ isOwner: true });
    expect(parts()).toEqual({ box: true, drawer: true, report: false });
  });

  it.each([storyPublished, storyChanged, storyDeleted])('is loaded again after $name', async (event) => {
    const { host, calls } = await open({});
    calls.respond(viewDetail, () => storyDetail({ title: 'The New Road' }));
    act(() => host.bus.emit(event, {}));
    expect(await screen.findByRole('heading', { level: 1, name: 'The New Road' })).toBeDefined();
  });

  it.each([
    ['For adults only', { adultWarning: true }],
    ['For members', { isLocked: true, access: 'MEMBERS' }],
    ['For adults only', { adultWarning: true, isLocked: true }],
  ] as const)('shows “%s” instead of a closed story, and reads no messages', async (title, part) => {
    const { calls } = await open(part);
    expect(screen.getByRole('heading', { name: title })).toBeDefined();
    expect(parts()).toEqual({ box: false, drawer: false, report: true });
    expect(calls.sentTo(dialogList)).toEqual([]);
  });
});
