import { adultWarning } from '@storyloom/contract/dialogs/adult-warning';
import { replaceSave } from '@storyloom/contract/dialogs/replace-save';
import { continueShare } from '@storyloom/contract/endpoints/shares/continue-share';
import type { Share } from '@storyloom/contract/entities/share';
import { messages } from '@storyloom/contract/messages';
import { isBusinessError, isRequestError } from '@storyloom/http/errors';
import { useHost } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';
import { useState } from 'react';
import { chatOf } from '../chat/chats.ts';
import { readHref } from '../navigation/hrefs.ts';

/** Plants a shared path as the visitor's current save and goes there; once, however often it is pressed. */
export function useContinue() {
  const host = useHost();
  const [going, setGoing] = useState(false);
  const goOn = async (share: Share) => {
    if (going) return;
    setGoing(true);
    await plant(host, share).catch((error: unknown) => refused(host, error));
    setGoing(false);
  };
  return { goOn, going };
}

async function plant(host: Host, { id, story }: Share): Promise<void> {
  await host.session.ready();
  const planted = await host.call(continueShare, { id }).catch(async (error: unknown) => {
    if (!isBusinessError(error, 'save.full')) throw error;
    const replaceArchiveId = await host.dialogs.open(replaceSave, { storyId: story.id });
    return replaceArchiveId ? host.call(continueShare, { id, replaceArchiveId }) : null;
  });
  if (!planted) return;
  // A chat that is open already stands on another save.
  chatOf(host, story.id).reload();
  host.navigate(readHref(story.slug));
}

function refused(host: Host, error: unknown): void {
  if (isBusinessError(error, 'story.adult_confirm_required')) void host.dialogs.open(adultWarning);
  else if (isRequestError(error) && error.name === 'BusinessError') host.toast('error', error.message);
  else host.toast('error', messages.actionFailed);
}
