import { actionMessages } from '@storyloom/contract/core/messages';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { member } from '@storyloom/contract/points/endpoints/member';
import { serverMessage } from '@storyloom/http/errors';
import { ownQuery, useHost, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { LogOut as LogOutIcon, Trash2 } from 'lucide-react';

const texts = {
  guest: {
    label: 'Erase guest data',
    title: 'Erase guest data?',
    message: 'Your stories, saves and points are kept in this browser only. They can’t be recovered.',
    confirmLabel: 'Erase',
    done: 'Guest data erased.',
  },
  real: {
    label: 'Log out',
    title: 'Log out?',
    message: 'Your stories stay in your account. This browser continues as a new guest.',
    confirmLabel: 'Log out',
    done: 'You’re logged out.',
  },
};

/**
 * Ends the session after a confirmation; the shell then registers a new guest. The plan of a guest must be cancelled
 * first, because nobody else can do it afterwards.
 */
export function LogOut({ size }: { size?: 'small' }) {
  const host = useHost();
  const { status, userId } = useSession();
  const { label, title, message, confirmLabel, done } = status === 'guest' ? texts.guest : texts.real;
  const logout = useMutation({
    // The text is a variable of the mutation, because the status changes before it succeeds.
    mutationFn: (_done: string) => host.session.logout(),
    onSuccess: (_result, text) => host.toast('success', text),
  });
  const confirm = async () => {
    const confirmed = await host.confirm({
      title,
      message,
      confirmLabel,
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (confirmed) logout.mutate(done);
  };
  const askToCancel = async () => {
    const wantsPlan = await host.confirm({
      title: 'Cancel your plan first',
      message:
        'Your plan would go on being charged, and nobody could cancel it here once this browser’s data is erased.',
      confirmLabel: 'See your plan',
      cancelLabel: 'Not now',
    });
    if (wantsPlan) await host.dialogs.open(getMorePoints);
  };
  const plan = useMutation({
    mutationFn: () => host.queryClient.fetchQuery({ ...ownQuery(host, userId, member, {}), staleTime: 0 }),
    onSuccess: ({ renewsAt, isPastDue }) => void (renewsAt !== null || isPastDue ? askToCancel() : confirm()),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  if (logout.isError) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t start a new guest session."
        text="Check your connection and try again."
        onRetry={() => logout.mutate(done)}
      />
    );
  }
  const hasNoSession = status === 'none' && !logout.isPending;
  return (
    <Button
      kind="quiet"
      {...(size && { size })}
      icon={status === 'guest' ? <Trash2 /> : <LogOutIcon />}
      loading={logout.isPending || plan.isPending}
      disabled={hasNoSession}
      onClick={() => (status === 'guest' ? plan.mutate() : void confirm())}
    >
      {label}
    </Button>
  );
}
