import { actionMessages } from '@storyloom/contract/core/messages';
import type { Rating } from '@storyloom/contract/stories/ratings';
import { userSettingInfo } from '@storyloom/contract/users/endpoints/user-setting-info';
import { userSettingModify } from '@storyloom/contract/users/endpoints/user-setting-modify';
import { settingsChanged } from '@storyloom/contract/users/events/settings-changed';
import { ownQuery, useHost, useMutation, useQuery, useSession } from '@storyloom/mfe';
import { toggleRating } from './ratings.model.ts';

/**
 * The visitor's rating settings. Changes show at once and are saved one after another; a failed save restores the
 * server's value.
 */
export function useRatings() {
  const host = useHost();
  const { userId } = useSession();
  const options = ownQuery(host, userId, userSettingInfo, {});
  const settings = useQuery(options);
  const save = useMutation({
    mutationFn: (contentRatingList: Rating[]) => host.call(userSettingModify, { contentRatingList }),
    scope: { id: 'user-settings' },
    async onSuccess(saved) {
      // A running fetch may be older than this answer.
      await host.queryClient.cancelQueries({ queryKey: options.queryKey });
      host.queryClient.setQueryData(options.queryKey, saved);
      host.bus.emit(settingsChanged, {});
    },
    onError: () => host.toast('error', actionMessages.saveFailed),
  });
  const selected = save.isPending ? save.variables : settings.data?.contentRatingList;
  return {
    settings,
    /** Undefined while loading. */
    selected,
    /** Does nothing while the settings load, or if no rating would remain. */
    toggle(rating: Rating) {
      const next = selected && toggleRating(selected, rating);
      if (next) save.mutate(next);
    },
  };
}
