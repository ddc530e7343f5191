import { actionMessages } from '@storyloom/contract/core/messages';
import { revoke } from '@storyloom/contract/shares/endpoints/revoke';
import type { Share } from '@storyloom/contract/shares/entities/share';
import { useHost, useMutation } from '@storyloom/mfe';

/** Turns the link of a share off, once the visitor has agreed: it cannot be turned on again. */
export function useTurnOff({ id }: Share, onRevoked: () => void) {
  const host = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: () => host.call(revoke, { id }),
    onSuccess: onRevoked,
    onError: () => host.toast('error', actionMessages.actionFailed),
  });
  const turnOff = async () => {
    const agreed = await host.confirm({
      title: 'Turn off this link?',
      message: 'The link will stop working. People who played on from it keep their story.',
      confirmLabel: 'Turn off link',
      cancelLabel: 'Cancel',
      danger: true,
    });
    if (agreed) mutate();
  };
  return { isPending, turnOff: () => void turnOff() };
}
