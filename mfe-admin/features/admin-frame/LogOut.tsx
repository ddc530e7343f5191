import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { LogOut as LogOutIcon } from 'lucide-react';

/** Ends the administrator's session after a confirmation. */
export function LogOut({ size }: { size?: 'small' }) {
  const host = useHost();
  const logout = useMutation({
    mutationFn: () => host.session.logout(),
    onSuccess: () => host.toast('success', 'You’re logged out.'),
    onError: () => host.toast('error', 'Couldn’t log out. Try again.'),
  });
  const confirm = async () => {
    const confirmed = await host.confirm({
      title: 'Log out?',
      message: 'This browser continues as a new guest.',
      confirmLabel: 'Log out',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (confirmed) logout.mutate();
  };
  return (
    <Button
      kind="quiet"
      {...(size && { size })}
      icon={<LogOutIcon />}
      loading={logout.isPending}
      onClick={() => void confirm()}
    >
      Log out
    </Button>
  );
}
