// @vitest-environment jsdom
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft, savedDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { PublicParts } from './PublicParts.tsx';

afterEach(cleanup);

function show(content: StoryDraftContent, isUnlisted = false) {
  const draft = openDraft(createDraftServer(content));
  const { container } = render(
    <DraftContext.Provider value={draft}>
      <PublicParts isUnlisted={isUnlisted} />
    </DraftContext.Provider>,
  );
  return { draft, text: () => container.textContent };
}

describe('PublicParts', () => {
  it.each<[string, StoryDraftContent, boolean]>([
    ['Everybody can find and read it.', {}, false],
    ['People with the link can read it.', {}, true],
    ['Members read it; everybody sees its card.', { membersOnly: true }, false],
    ['Members read it first; everybody else after 7 days.', { earlyDays: 7 }, false],
  ])('says “%s”', (sentence, content, isUnlisted) => {
    expect(show(content, isUnlisted).text()).toContain(sentence);
  });

  it('separates what readers see from what only the author and the storyteller see', () => {
    const { text } = show({});
    expect(text()).toContain('Only you and the storyteller seeThe world book, the profiles');
  });

  it('says that readers get a higher rating than the draft has', () => {
    const { draft, text } = show({ rating: 'PG' });
    expect(text()).not.toContain('rating');
    act(() => draft.adoptStatus(savedDraft({ minRating: 'R' })));
    expect(text()).toContain('Readers get the rating R, which moderation set.');
  });

  it('says that readers keep the published version', () => {
    const { draft, text } = show({});
    act(() => draft.adoptStatus(savedDraft({ publishedVersion: 2 })));
    expect(text()).toContain('keep their version until they move');
  });
});
