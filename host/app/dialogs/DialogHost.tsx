import { useHost } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { usePart } from '../remotes/context.ts';
import { PartBoundary } from '../remotes/PartBoundary.tsx';
import type { PartRef } from '../remotes/part.ts';
import { shellDialogs } from './shell-dialogs.ts';
import type { DialogStack, OpenDialog } from './stack.ts';

interface Props {
  stack: DialogStack;
  /** Which micro-frontend offers a dialog, as the composition says. */
  owner(name: string): string | undefined;
  failed(name: string, retry: () => void): void;
}

type AnyDialog = ComponentType<DialogProps<unknown, unknown>>;

function RemoteDialog({
  part: ref,
  failed,
  ...props
}: DialogProps & { part: PartRef<'dialog'>; failed(): void }) {
  const part = usePart(ref);
  const { close, onClosed } = props;
  useEffect(() => {
    if (part.state !== 'failed') return;
    close();
    onClosed();
    failed();
  }, [part.state, close, onClosed, failed]);
  if (part.state !== 'ready') return null;
  const Dialog = part.module.default as AnyDialog;
  return (
    <PartBoundary part={ref}>
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/** Draws the stack: the shell's own dialogs, and those of micro-frontends. One that will not load says so by toast. */
export function DialogHost({ stack, owner, failed }: Props) {
  const host = useHost();
  const dialogs = useStore(stack.store);
  const draw = ({ key, name, input, open, zIndex }: OpenDialog) => {
    const props: DialogProps = {
      input,
      open,
      zIndex,
      close: (result) => stack.close(key, result),
      onClosed: () => stack.remove(key),
    };
    const Own = (Object.hasOwn(shellDialogs, name) ? shellDialogs[name] : undefined) as AnyDialog | undefined;
    if (Own) {
      return (
        <Suspense key={key} fallback={null}>
          <Own {...props} />
        </Suspense>
      );
    }
    const ref = { mfe: owner(name) ?? 'unknown', kind: 'dialog', id: name } as const;
    return (
      <RemoteDialog
        key={key}
        part={ref}
        failed={() => failed(name, () => void host.dialogs.open(name, input))}
        {...props}
      />
    );
  };
  return <>{dialogs.map(draw)}</>;
}
