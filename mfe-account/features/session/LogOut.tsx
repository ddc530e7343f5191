import { useHost, useMutation, useSession } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { LogOut as Door } from 'lucide-react';

const losses = {
  guest:
    'You are a guest: your chats, saves and points belong to this browser alone. After logging out nobody can bring them back.',
  real: 'Your stories stay with your account. This browser goes on as a new guest.',
};

/** Ends the session after a question; the shell then registers a new guest. */
export function LogOut() {
  const host = useHost();
  const { status } = useSession();
  const logout = useMutation({
    mutationFn: () => host.session.logout(),
    onSuccess: () => host.toast('success', 'Logged out. You are a new guest now.'),
  });
  const ask = async () => {
    const sure = await host.confirm({
      title: 'Log out?',
      message: status === 'real' ? losses.real : losses.guest,
      confirmLabel: 'Log out',
      cancelLabel: 'Stay',
      danger: true,
    });
    if (sure) logout.mutate();
  };
  if (logout.isError) {
    return (
      <ErrorPanel
        compact
        title="Logging out did not finish"
        text="A new guest could not be registered. Check your connection and try again."
        onRetry={() => logout.mutate()}
      />
    );
  }
  const nobody = status === 'none' && !logout.isPending;
  return (
    <Button
      kind="quiet"
      icon={<Door />}
      loading={logout.isPending}
      disabled={nobody}
      onClick={() => void ask()}
    >
      Log out
    </Button>
  );
}
