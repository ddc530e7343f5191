// @vitest-environment jsdom
import { storyLimits } from '@storyloom/contract/stories/limits';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import AccessSection from './AccessSection.tsx';

afterEach(cleanup);

function show(content: StoryDraftContent) {
  const draft = openDraft(createDraftServer(content));
  render(
    <DraftContext.Provider value={draft}>
      <AccessSection />
    </DraftContext.Provider>,
  );
  const access = () => {
    const { membersOnly, earlyDays } = draft.store.getState().content;
    return { membersOnly, earlyDays };
  };
  return { draft, access };
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const isChosen = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name }).checked;
const days = () => screen.queryByLabelText<HTMLSelectElement>('Members read it first for');

describe('AccessSection', () => {
  it('opens a story to everyone, to members first for some days, or to members only', () => {
    const { access } = show({});
    expect(isChosen(/^Everyone/)).toBe(true);
    expect(days()).toBeNull();
    choose(/^Members first/);
    expect(access()).toEqual({ membersOnly: false, earlyDays: 7 });
    fireEvent.change(days() as HTMLSelectElement, { target: { value: String(storyLimits.earlyDays) } });
    expect(access()).toEqual({ membersOnly: false, earlyDays: 30 });
    choose(/^Members only/);
    expect(access()).toEqual({ membersOnly: true, earlyDays: 0 });
    expect(days()).toBeNull();
    choose(/^Everyone/);
    expect(access()).toEqual({ membersOnly: false, earlyDays: 0 });
  });

  it('keeps a number of days that is not among the choices, e.g. from an import', () => {
    show({ earlyDays: 5 });
    expect(days()?.value).toBe('5');
    expect([...(days()?.options ?? [])].map(({ value }) => value)).toEqual(['3', '5', '7', '14', '30']);
  });

  it('shows a change made elsewhere', () => {
    const { draft } = show({});
    act(() => draft.change((content) => ({ ...content, membersOnly: true })));
    expect(isChosen(/^Members only/)).toBe(true);
  });
});
