import type { DialogDefinition } from '@storyloom/contract/core/dialog';
import { referenceOf } from '@storyloom/contract/core/reference';
import { useHost } from '@storyloom/mfe';
import type { DialogProps } from '@storyloom/mfe/define';
import { type ComponentType, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { PartBoundary } from '../remotes/PartBoundary.tsx';
import type { FailureReason, PartRef } from '../remotes/part.ts';
import { usePart } from '../remotes/use-part.ts';
import { shellDialog } from './shell-dialogs.ts';
import type { DialogStack, OpenDialog } from './stack.ts';

/** Says that a dialog did not open; `retry` opens it again. */
export type DialogFailed = (reason: FailureReason, retry: () => void) => void;

interface Props {
  stack: DialogStack;
  /** The micro-frontend whose stable release offers a dialog. */
  ownerOf(dialog: DialogDefinition): string | undefined;
  failed: DialogFailed;
}

type AnyDialog = ComponentType<DialogProps>;

function RemoteDialog({
  part: ref,
  failed,
  ...props
}: DialogProps & { part: PartRef<'dialog'>; failed(reason: FailureReason): void }) {
  const part = usePart(ref);
  const { input, close, onClosed } = props;
  const isRefused = part.state === 'ready' && part.module.accepts?.(input) === false;
  const refusal = isRefused ? 'incompatible' : null;
  const reason = part.state === 'failed' ? part.reason : refusal;
  useEffect(() => {
    if (reason === null) return;
    close();
    onClosed();
    failed(reason);
  }, [reason, close, onClosed, failed]);
  if (part.state !== 'ready' || isRefused) return null;
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
    const again = () => void host.dialogs.open(dialog, input);
    const Own = shellDialog(dialog)?.Dialog as AnyDialog | undefined;
    if (Own) {
      return (
        <Suspense key={key} fallback={null}>
          <Own {...props} />
        </Suspense>
      );
    }
    const ref = { mfe: ownerOf(dialog) ?? 'unknown', kind: 'dialog', id: referenceOf(dialog) } as const;
    return <RemoteDialog key={key} part={ref} failed={(reason) => failed(reason, again)} {...props} />;
  };
  return <>{dialogs.map(draw)}</>;
}
