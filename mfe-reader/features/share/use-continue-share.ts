import { actionMessages } from '@storyloom/contract/core/messages';
import { replaceSave } from '@storyloom/contract/saves/dialogs/replace-save';
import { continueShare } from '@storyloom/contract/shares/endpoints/continue-share';
import type { Share } from '@storyloom/contract/shares/entities/share';
import { adultWarning } from '@storyloom/contract/users/dialogs/adult-warning';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { useState } from 'react';
import { chatOf } from '../chat/chats.ts';
import { readHref } from '../navigation/hrefs.ts';

/** Copies a shared path into a save of the visitor and opens it. A second press while that runs is ignored. */
export function useContinueShare() {
  const host = useHost();
  const [isContinuing, setContinuing] = useState(false);
  const continueShared = async (share: Share) => {
    if (isContinuing) return;
    setContinuing(true);
    await copyToSave(host, share).catch((error: unknown) => report(host, error));
    setContinuing(false);
  };
  return { continueShared, isContinuing };
}

async function copyToSave(host: Host, { id, story }: Share): Promise<void> {
  await host.session.ready();
  const save = await host.call(continueShare, { id }).catch(async (error: unknown) => {
    if (!isBusinessError(error, 'save.full')) throw error;
    const replaceSaveId = await host.dialogs.open(replaceSave, { storyId: story.id });
    return replaceSaveId ? host.call(continueShare, { id, replaceSaveId }) : null;
  });
  if (!save) return;
  // An open chat still shows the previous save.
  chatOf(host, story.id).reload();
  host.navigate(readHref(story.slug));
}

function report(host: Host, error: unknown): void {
  if (isBusinessError(error, 'story.adult_confirm_required')) void host.dialogs.open(adultWarning);
  else host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
}
