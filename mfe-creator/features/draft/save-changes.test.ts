import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import { BusinessError } from '@storyloom/http/errors';
import { describe, expect, it } from 'vitest';
import { createDraftServer, openDraft, settled } from '../../testing/fake-draft-server.ts';
import { draftTimings } from './draft.timings.ts';

const background = 'The bell rings for the ferry. '.repeat(100);
const base: StoryDraftContent = {
  type: 'STORY',
  title: 'Salt',
  worldBook: { background, rules: '', structure: '', specialEvents: '' },
};

/** Creates a draft whose author has typed at the end of the world book. */
function typeInBook(setup = createDraftServer(base)) {
  const draft = openDraft(setup);
  const type = (typed: string) =>
    draft.change((content) => {
      const { worldBook } = content;
      if (!worldBook) return content;
      return { ...content, worldBook: { ...worldBook, background: worldBook.background + typed } };
    });
  type('It is late.');
  return { setup, draft, type, save: () => setup.server.advance(draftTimings.autosavePause) };
}

describe('saveChanges', () => {
  it('sends only the text typed since the last save', async () => {
    const { setup, type, save } = typeInBook();
    await save();
    type(' Always.');
    await save();
    const at = background.length;
    expect(setup.server.edits).toEqual([
      { id: 's1', revision: 1, edits: [['worldBook.background', at, 0, 'It is late.']] },
      { id: 's1', revision: 2, edits: [['worldBook.background', at + 11, 0, ' Always.']] },
    ]);
    expect(setup.server.stored()?.content.worldBook?.background).toBe(`${background}It is late. Always.`);
  });

  it('sends the whole content if the server has different content after the edits', async () => {
    const { setup, draft, save } = typeInBook();
    setup.server.hasOtherContent = true;
    await save();
    expect(setup.server.saves.map((save) => save.kind === 'next' && save.revision)).toEqual([1, 2]);
    expect(setup.server.edits).toHaveLength(1);
    expect(draft.store.getState()).toMatchObject({ stored: { revision: 3 }, save: { kind: 'saved' } });
  });

  it('sends the whole content if the server refuses the edits', async () => {
    const { setup, draft, save } = typeInBook();
    setup.ports.saveEdits = () => Promise.reject(new BusinessError(10001, 'Invalid', 'request.invalid', {}));
    await save();
    expect(setup.server.saves).toMatchObject([{ kind: 'next', revision: 1 }]);
    expect(draft.store.getState()).toMatchObject({ stored: { revision: 2 }, save: { kind: 'saved' } });
  });

  it('sends the whole content if the browser cannot hash or the edits are larger', async () => {
    const setup = createDraftServer(base);
    setup.ports.hash = null;
    const { save } = typeInBook(setup);
    await save();
    const other = createDraftServer(base);
    openDraft(other).change(() => ({ type: 'STORY', title: 'An entirely different story' }));
    await other.server.advance(draftTimings.autosavePause);
    expect([setup.server.edits, other.server.edits]).toEqual([[], []]);
    expect(other.server.stored()?.content).toEqual({ type: 'STORY', title: 'An entirely different story' });
  });

  it('merges edits of a stale revision with the change of another device', async () => {
    const { setup, save } = typeInBook();
    setup.server.saveElsewhere({ title: 'Brine' });
    await save();
    expect(setup.server.stored()?.content).toMatchObject({
      title: 'Brine',
      worldBook: { background: `${background}It is late.` },
    });
    expect(setup.server.edits.map(({ revision }) => revision)).toEqual([1, 2]);
  });

  it('sends the last change in a request that outlives the page', async () => {
    const { setup, draft } = typeInBook();
    const { saveEdits } = setup.ports;
    const bodies: string[] = [];
    setup.ports.saveEdits = (input, { keepalive }) => {
      if (keepalive) bodies.push(JSON.stringify(input));
      return saveEdits(input, { keepalive });
    };
    draft.leave();
    await settled();
    expect(bodies).toHaveLength(1);
    expect(bodies[0]?.length).toBeLessThan(100);
  });
});
