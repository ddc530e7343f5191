import { useHost } from '@storyloom/mfe';
import { IconButton } from '@storyloom/ui/actions/IconButton';
import { useCopied } from '@storyloom/ui/actions/use-copied';
import { Check, Copy } from 'lucide-react';
import type { TurnActionProps } from './turn-action.ts';

/** The live region exists only while it is needed: every turn has this button. */
export function CopyTurn({ turn }: TurnActionProps) {
  const { toast } = useHost();
  const { copied, copy } = useCopied();
  const press = async () => {
    if (!(await copy(turn.message.text))) {
      toast('error', 'This couldn’t be copied. Select the text instead.');
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
