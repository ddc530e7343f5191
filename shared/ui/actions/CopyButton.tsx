import { Check, Copy } from 'lucide-react';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { useCopied } from './use-copied.ts';

export interface CopyButtonProps {
  text: string;
  /** Accessible name: "Copy link". */
  label: string;
  /** Shows the label beside the icon. */
  labelled?: boolean;
  /** Of a labelled button. */
  kind?: ButtonProps['kind'];
  onCopied?: () => void;
  onFailed?: () => void;
}

export function CopyButton({
  text,
  label,
  labelled = false,
  kind = 'quiet',
  onCopied,
  onFailed,
}: CopyButtonProps) {
  const { copied, copy } = useCopied();
  const press = async () => ((await copy(text)) ? onCopied : onFailed)?.();
  const icon = copied ? <Check /> : <Copy />;
  return (
    <>
      {labelled ? (
        <Button kind={kind} icon={icon} onClick={press}>
          {copied ? 'Copied' : label}
        </Button>
      ) : (
        <IconButton label={copied ? 'Copied' : label} icon={icon} onClick={press} />
      )}
      <span className="visually-hidden" role="status">
        {copied ? 'Copied' : ''}
      </span>
    </>
  );
}
