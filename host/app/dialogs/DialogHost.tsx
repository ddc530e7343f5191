import type { DialogDefinition } from '@storyloom/contract/dialog';
import { referenceOf } from '@storyloom/contract/reference';
import { useHost } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { PartBoundary } from '../remotes/PartBoundary.tsx';
import type { PartRef } from '../remotes/part.ts';
import { usePart } from '../remotes/use-part.ts';
import { shellDialog } from './shell-dialogs.ts';
import type { DialogStack, OpenDialog } from './stack.ts';

interface Props {
  stack: DialogStack;
  /** The micro-frontend whose stable release offers a dialog. */
  ownerOf(dialog: DialogDefinition): string | undefined;
  failed(dialog: DialogDefinition, retry: () => void): void;
}

type AnyDialog = ComponentType<DialogProps>;

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
    <PartBoundary part={ref} code={part}>
      <Suspense fallback={null}>
        <Dialog {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/**
 * Draws the stack: the shell's own dialogs and those of micro-frontends. `failed` is called for a dialog that does
 * not load.
 */
export function DialogHost({ stack, ownerOf, failed }: Props) {
  const host = useHost();
  const dialogs = useStore(stack.store);
  const draw = ({ key, dialog, input, open, zIndex }: OpenDialog) => {
    const props: DialogProps = {
      input,
      open,
      zIndex,
      close: (result) => stack.close(key, result),
      onClosed: () => stack.remove(key),
    };
    const Own = shellDialog(dialog) as AnyDialog | undefined;
    if (Own) {
      return (
        <Suspense key={key} fallback={null}>
          <Own {...props} />
        </Suspense>
      );
    }
    const ref = { mfe: ownerOf(dialog) ?? 'unknown', kind: 'dialog', id: referenceOf(dialog) } as const;
    return (
      <RemoteDialog
        key={key}
        part={ref}
        failed={() => failed(dialog, () => void host.dialogs.open(dialog, input))}
        {...props}
      />
    );
  };
  return <>{dialogs.map(draw)}</>;
}
