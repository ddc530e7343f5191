interface Parts {
  /** False while a reload would lose something. */
  isFree(): boolean;
  reload(): void;
}

/** Reloads the page for a newer shell, when nothing is lost by it. */
export function createPageUpdate({ isFree, reload }: Parts) {
  let due: 'no' | 'at-navigation' | 'now' = 'no';
  const holds = new Set<symbol>();
  const isPageFree = () => holds.size === 0 && isFree();
  const reloadIfFree = () => {
    if (due !== 'no' && isPageFree()) reload();
  };
  return {
    /** False while a reload would lose something, or is held. */
    isFree: isPageFree,
    /** A newer shell is there. */
    announce(): void {
      due = 'now';
      reloadIfFree();
    },
    /** The next page of the tab is to come from a newer build; the one that is shown stays. */
    announceForNavigation(): void {
      if (due === 'no') due = 'at-navigation';
    },
    /** Called after a navigation, which may have made the page free. */
    reloadIfFree,
    /** No reload until the returned function is called. */
    hold(): () => void {
      const key = Symbol('hold');
      holds.add(key);
      return () => {
        if (holds.delete(key) && due === 'now') reloadIfFree();
      };
    },
  };
}

export type PageUpdate = ReturnType<typeof createPageUpdate>;
