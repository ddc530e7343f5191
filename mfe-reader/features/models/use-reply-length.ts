import type { ReplyLength } from '@storyloom/contract/chat/reply-lengths';
import { actionMessages } from '@storyloom/contract/core/messages';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';

/** The length that the reader has chosen for replies of models; undefined while it loads. A change shows at once. */
export function useReplyLength() {
  const host = useHost();
  const { userId } = useSession();
  const options = ownQuery(host, userId, userSettingInfo, {});
  const { data } = useQuery(options);
  const save = useMutation({
    mutationFn: (replyLength: ReplyLength) => host.call(userSettingModify, { replyLength }),
    scope: { id: 'user-settings' },
    async onSuccess(saved) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      host.queryClient.setQueryData(options.queryKey, saved);
    },
    onError: () => host.toast('error', actionMessages.saveFailed),
  });
  return { length: save.isPending ? save.variables : data?.replyLength, choose: save.mutate };
}
