import { actionMessages } from '@storyloom/contract/core/messages';
import { portal } from '@storyloom/contract/payments/endpoints/portal';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';

/** Opens the visitor's page at the payment provider, with invoices and the card. */
export function usePortal() {
  const host = useHost();
  const { mutate, isPending } = useMutation({
    mutationFn: () => host.call(portal, {}),
    onSuccess: ({ url }) => host.navigate(url, { external: true }),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  return { open: () => mutate(), isOpening: isPending };
}
