import { userSettingInfo } from '@storyloom/contract/endpoints/users/user-setting-info';
import { userSettingModify } from '@storyloom/contract/endpoints/users/user-setting-modify';
import { settingsChanged } from '@storyloom/contract/events/settings-changed';
import { messages } from '@storyloom/contract/messages';
import type { Rating } from '@storyloom/contract/ratings';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { toggled } from './ratings.model.ts';

/**
 * The ratings in the visitor's lists. A change shows at once and is saved in the order it was made; one that
 * cannot be saved falls back to what the server has.
 */
export function useRatings() {
  const host = useHost();
  const { userId } = useSession();
  const options = ownQuery(host, userId, userSettingInfo, {});
  const settings = useQuery(options);
  const save = useMutation({
    mutationFn: (contentRatingList: Rating[]) => host.call(userSettingModify, { contentRatingList }),
    scope: { id: 'user-settings' },
    onSuccess(saved) {
      host.queryClient.setQueryData(options.queryKey, saved);
      host.bus.emit(settingsChanged, {});
    },
    onError: () => host.toast('error', messages.saveFailed),
  });
  const chosen = save.isPending ? save.variables : settings.data?.contentRatingList;
  return {
    settings,
    /** Undefined while loading. */
    chosen,
    /** Ignored while the settings load, and when it would leave nothing. */
    toggle(rating: Rating) {
      const next = chosen && toggled(chosen, rating);
      if (next) save.mutate(next);
    },
  };
}
