import type { DialogModule, DialogProps } from '@storyloom/mfe/define';
import { type ComponentType, useEffect, useState } from 'react';

interface Props extends DialogProps {
  load(): Promise<DialogModule>;
  /** Asks without the dialog's code; undefined if that is not possible. */
  ask(): boolean | undefined;
  failed(): void;
}

type Code = ComponentType<DialogProps>;

/** A dialog of the shell. One whose code cannot be loaded is replaced by the browser's own question. */
export function ShellDialog({ load, ask, failed, ...props }: Props) {
  const [code, setCode] = useState<Code | 'pending' | 'failed'>('pending');
  useEffect(() => {
    load().then(
      (module) => setCode(() => module.default as Code),
      () => setCode('failed'),
    );
  }, [load]);
  const { close, onClosed } = props;
  useEffect(() => {
    if (code !== 'failed') return;
    const answer = ask();
    close(answer);
    onClosed();
    if (answer === undefined) failed();
  }, [code, ask, close, onClosed, failed]);
  if (typeof code === 'string') return null;
  const Dialog = code;
  return <Dialog {...props} />;
}
