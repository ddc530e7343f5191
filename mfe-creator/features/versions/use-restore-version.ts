import { actionMessages } from '@storyloom/contract/core/messages';
import { restoreDraftVersion } from '@storyloom/contract/stories/endpoints/restore-draft-version';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { useDraft } from '../draft/draft.context.ts';

/** Restores a version. `onRestored` gets the version that keeps the draft as it was. */
export function useRestoreVersion(onRestored: (keptVersionId: string | null) => void) {
  const host = useHost();
  const draft = useDraft();
  return useMutation({
    async mutationFn(versionId: string) {
      let keptVersionId: string | null = null;
      await draft.replaceContent(async (saved) => {
        const restored = await host.call(restoreDraftVersion, { ...saved, versionId });
        keptVersionId = restored.keptVersionId;
        return restored;
      });
      return keptVersionId;
    },
    onSuccess: onRestored,
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
}
