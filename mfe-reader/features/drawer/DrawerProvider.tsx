import type { StoryDetail } from '@storyloom/contract/entities/story-detail';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { lazyPart } from '../shell/lazy-part.tsx';
import { DrawerContext } from './drawer.context.ts';
import { drawerTabs } from './drawer.tabs.ts';

const Drawer = lazyPart(() => import('./Drawer.tsx'), {
  dismiss: ({ onClose, onClosed }) => {
    onClose();
    onClosed();
  },
});

const [firstTab] = drawerTabs;

/** Holds the drawer of the page around `children`; nothing of it is loaded before it is first opened. */
export function DrawerProvider({ story, children }: { story: StoryDetail; children: ReactNode }) {
  const [tabId, setTabId] = useState(firstTab?.id ?? '');
  const [open, setOpen] = useState(false);
  const [mounted, setMounted] = useState(false);

  // A page that is left is kept, but what stands over it goes.
  useEffect(
    () => () => {
      setOpen(false);
      setMounted(false);
    },
    [],
  );

  const openAt = useCallback((wanted?: string) => {
    if (wanted) setTabId(wanted);
    setOpen(true);
    setMounted(true);
  }, []);

  return (
    <DrawerContext value={openAt}>
      {children}
      {mounted ? (
        <Drawer
          story={story}
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
