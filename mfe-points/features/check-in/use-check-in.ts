import { actionMessages } from '@storyloom/contract/core/messages';
import { signIn } from '@storyloom/contract/points/endpoints/sign-in';
import { pointsErrors } from '@storyloom/contract/points/errors';
import { grants } from '@storyloom/contract/points/limits';
import { isBusinessError, serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { announcePoints } from '../balance/announce-points.ts';
import { useBalance } from '../balance/use-balance.ts';
import { formatPoints } from '../text/format.ts';

const mutationKey = [signIn.path];
const alreadyClaimed = pointsErrors['points.already_claimed'].msg;

/** Claims the daily check-in. `onClaimed` is called once points were added. */
export function useCheckIn(onClaimed: () => void) {
  const host = useHost();
  const { data } = useBalance();
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => host.call(signIn, {}),
    onSuccess: () => {
      const gained = formatPoints(grants.checkIn);
      host.toast(
        'success',
        data && data.debt > 0 ? `${gained} paid toward what you owe.` : `${gained} added.`,
      );
      announcePoints(host);
      onClaimed();
    },
    onError: (error) => {
      if (isBusinessError(error, 'points.already_claimed')) {
        host.toast('info', alreadyClaimed);
        announcePoints(host);
      } else host.toast('error', serverMessage(error) ?? actionMessages.actionFailed);
    },
  });
  return {
    account: data,
    claiming: isPending,
    claim() {
      if (data?.isSignInToday) host.toast('info', alreadyClaimed);
      // The mutation cache is updated before the button rerenders, so that a double click claims only once.
      else if (host.queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
  };
}
