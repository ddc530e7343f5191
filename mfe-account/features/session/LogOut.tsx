import { useHost, useMutation, useSession } from '@storyloom/mfe';
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

/** Ends the session after a confirmation; the shell then registers a new guest. */
export function LogOut({ size }: { size?: 'small' }) {
  const host = useHost();
  const { status } = useSession();
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
      loading={logout.isPending}
      disabled={hasNoSession}
      onClick={() => void confirm()}
    >
      {label}
    </Button>
  );
}
