import { useHost } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { useCopied } from '@storyloom/ui/actions/use-copied';
import { Check, Copy } from 'lucide-react';
import type { TurnActionProps } from './turn-action.ts';

/** Without a live region at rest: there are as many of these as turns. */
export function CopyTurn({ turn }: TurnActionProps) {
  const { toast } = useHost();
  const { copied, copy } = useCopied();
  const press = async () => {
    if (!(await copy(turn.message.text))) {
      toast('error', 'This could not be copied. Select the text instead.');
    }
  };
  return (
    <>
      <IconButton
        size="small"
        label={copied ? 'Copied' : 'Copy'}
        icon={copied ? <Check /> : <Copy />}
        onClick={() => void press()}
      />
      {copied ? (
        <span className="visually-hidden" role="status">
          Copied
        </span>
      ) : null}
    </>
  );
}
