import type { DialogModule, DialogProps } from '@storyloom/mfe/define';
import { type ComponentType, useEffect, useState } from 'react';

interface Props extends DialogProps {
  load(): Promise<DialogModule>;
  failed(): void;
}

type Code = ComponentType<DialogProps>;

/** A dialog of the shell. One whose code cannot be loaded is closed. */
export function ShellDialog({ load, failed, ...props }: Props) {
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
    close();
    onClosed();
    failed();
  }, [code, close, onClosed, failed]);
  if (typeof code === 'string') return null;
  const Dialog = code;
  return <Dialog {...props} />;
}
