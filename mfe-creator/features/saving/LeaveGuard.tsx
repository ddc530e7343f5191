import { useBlocker, useHost } from '@storyloom/mfe';
import { useEffect } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { isUnsaved } from '../draft/unsaved.ts';

/**
 * Asks before leaving the page with unsaved content. Within the site, saves the content first and asks only if
 * that fails. The browser asks before the tab is closed or reloaded for new code.
 */
export function LeaveGuard() {
  const host = useHost();
  const draft = useDraft();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnsaved(draft.store.getState()),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const leave = async () => {
      await draft.saveNow();
      const state = draft.store.getState();
      if (!isUnsaved(state)) return blocker.proceed();
      const isSure = await host.confirm({
        title: 'Leave with unsaved changes?',
        message:
          state.deviceCopy === 'kept'
            ? 'They are kept on this device. Open the story here again to save them.'
            : 'They can’t be kept on this device, so they will be lost.',
        confirmLabel: 'Leave',
        cancelLabel: 'Stay',
        danger: true,
      });
      if (isSure) blocker.proceed();
      else blocker.reset();
    };
    void leave();
  }, [blocker, draft, host]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsaved(draft.store.getState())) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [draft]);
  return null;
}
