import { withdrawalDocument } from '@storyloom/contract/admin/endpoints/withdrawal-document';
import { actionMessages } from '@storyloom/contract/core/messages';
import { serverMessage } from '@storyloom/http/errors';
import { useHost, useMutation } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import own from './Document.module.css';

interface DocumentProps {
  id: string;
  /** The name that the document should show; empty if it was not asked for. */
  legalName: string;
  onShown: () => void;
}

/** The identity document of a withdrawal, below the legal name. Fetched only on request, because each access is audited. */
export function Document({ id, legalName, onShown }: DocumentProps) {
  const host = useHost();
  const reading = useMutation({
    mutationFn: () => host.call(withdrawalDocument, { id }),
    onSuccess: onShown,
    onError: (error) => host.toast('error', serverMessage(error) ?? actionMessages.actionFailed),
  });
  if (!reading.data)
    return (
      <div>
        <Button kind="quiet" size="small" loading={reading.isPending} onClick={() => reading.mutate()}>
          Show the document
        </Button>
      </div>
    );
  return (
    <figure>
      {legalName ? <figcaption>{`It should show the name ${legalName}.`}</figcaption> : null}
      <img src={reading.data.image} alt="Identity document" className={own.picture} />
    </figure>
  );
}
