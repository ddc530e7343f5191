import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { lazyPart } from '@storyloom/ui/feedback/lazy-part';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { closesWhenShown } from '../lazy/lazy-dialog.tsx';
import { DrawerContext } from './drawer.context.ts';
import type { DrawerTab } from './drawer.tab.ts';

const Drawer = lazyPart(() => import(/* webpackChunkName: "drawer" */ './Drawer.tsx'), {
  failed: closesWhenShown(({ onClose, onClosed }) => {
    onClose();
    onClosed();
  }),
});

interface DrawerProviderProps {
  story: StoryDetail;
  tabs: readonly DrawerTab[];
  children: ReactNode;
}

/** Provides `useDrawer` to `children`. The drawer's code is loaded when it is first opened. */
export function DrawerProvider({ story, tabs, children }: DrawerProviderProps) {
  const [tabId, setTabId] = useState(tabs[0]?.id ?? '');
  const [open, setOpen] = useState(false);
  const [mounted, setMounted] = useState(false);

  // A page that is left stays mounted but hidden: its drawer closes.
  useEffect(
    () => () => {
      setOpen(false);
      setMounted(false);
    },
    [],
  );

  const openAt = useCallback((wanted: string) => {
    setTabId(wanted);
    setOpen(true);
    setMounted(true);
  }, []);

  return (
    <DrawerContext value={openAt}>
      {children}
      {mounted ? (
        <Drawer
          story={story}
          tabs={tabs}
          open={open}
          tabId={tabId}
          onTab={setTabId}
          onClose={() => setOpen(false)}
          onClosed={() => setMounted(false)}
        />
      ) : null}
    </DrawerContext>
  );
}
