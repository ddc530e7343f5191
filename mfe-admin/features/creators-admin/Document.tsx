import { withdrawalDocument } from '@storyloom/contract/admin/endpoints/withdrawal-document';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import own from './Document.module.css';

/** The identity document of a withdrawal. Fetched only on request, because each access is audited. */
export function Document({ id }: { id: string }) {
  const host = useHost();
  const reading = useMutation({
    mutationFn: () => host.call(withdrawalDocument, { id }),
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  if (reading.data) return <img src={reading.data.image} alt="Identity document" className={own.picture} />;
  return (
    <div>
      <Button kind="quiet" size="small" loading={reading.isPending} onClick={() => reading.mutate()}>
        Show the document
      </Button>
    </div>
  );
}
