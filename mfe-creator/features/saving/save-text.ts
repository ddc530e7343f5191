import { actionMessages } from '@storyloom/contract/core/messages';
import type { DraftState } from '../draft/draft.state.ts';

export interface SaveText {
  text: string;
  tone: 'quiet' | 'good' | 'warning' | 'danger';
  /** The action that resolves this state, if there is one. */
  action?: 'retry' | 'login' | 'conflicts';
}

const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** The save state as text. Says “Saved” only for content that the server has confirmed. */
export function saveText({
  save,
  stored,
  deviceCopy,
  unsavedFields,
}: Pick<DraftState, 'save' | 'stored' | 'deviceCopy' | 'unsavedFields'>): SaveText {
  const where =
    deviceCopy === 'refused'
      ? 'This device has no room for a copy, so keep this page open.'
      : 'Kept on this device.';
  switch (save.kind) {
    case 'unsaved':
      return { text: stored === null ? 'Not saved yet' : 'Unsaved changes', tone: 'quiet' };
    case 'saving':
      return { text: 'Saving…', tone: 'quiet' };
    case 'saved':
      if (unsavedFields.length > 0) return { text: 'Saved, except texts over their limit', tone: 'warning' };
      if (save.at === null) return { text: stored === null ? 'New draft' : 'Saved', tone: 'quiet' };
      return { text: `Saved at ${clock.format(save.at)}`, tone: 'good' };
    case 'login':
      return { text: `Not saved. ${where}`, tone: 'warning', action: 'login' };
    case 'offline':
      return { text: `You’re offline. ${where}`, tone: 'warning', action: 'retry' };
    case 'retrying':
      return { text: `Not saved. Trying again soon. ${where}`, tone: 'warning', action: 'retry' };
    case 'conflict':
      return { text: `Changed elsewhere. ${where}`, tone: 'danger', action: 'conflicts' };
    case 'failed':
      return {
        text: `${actionMessages.saveFailed}. ${save.reason ? `${save.reason} ` : ''}${where}`,
        tone: 'danger',
        action: 'retry',
      };
  }
}
