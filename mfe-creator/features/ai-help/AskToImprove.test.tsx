// @vitest-environment jsdom
import { models } from '@storyloom/contract/chat/endpoints/models';
import { createFakeHost } from '@storyloom/mfe/fake-host';
import { inShell } from '@storyloom/mfe/fake-shell';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createDraftServer, openDraft } from '../../testing/fake-draft-server.ts';
import { DraftContext } from '../draft/draft.context.ts';
import { FieldImprove } from './FieldImprove.tsx';

afterEach(cleanup);

const standard = {
  id: 'standard',
  name: 'Storyteller',
  description: '',
  price: 1,
  freeRepliesLeft: null,
  isPremium: false,
  isLocked: false,
  isConnected: true,
  isDefault: true,
};

describe('AskToImprove', () => {
  it.each([
    [false, 'Write hook', 'Write · 2 points'],
    [true, 'Improve hook', 'Close'],
  ])(
    'of an empty text writes with a model, and asks for a text without one: %s',
    async (isOffline, open, act) => {
      const draft = openDraft(createDraftServer({ type: 'STORY', hook: '' }));
      const { host, calls } = createFakeHost();
      calls.respond(models, () => [{ ...standard, isOffline }]);
      const part = (
        <DraftContext.Provider value={draft}>
          <FieldImprove path="hook" label="Hook" />
        </DraftContext.Provider>
      );
      render(inShell(host, part));
      fireEvent.click(await screen.findByRole('button', { name: open }));
      expect(await screen.findByRole('button', { name: act })).toBeDefined();
    },
  );
});
