interface Parts {
  /** False while a reload would lose something. */
  isFree(): boolean;
  reload(): void;
}

/** Reloads the page for a newer shell, when nothing is lost by it. */
export function createPageUpdate({ isFree, reload }: Parts) {
  let isDue = false;
  const holds = new Set<symbol>();
  const reloadIfFree = () => {
    if (isDue && holds.size === 0 && isFree()) reload();
  };
  return {
    /** A newer shell is there. */
    announce(): void {
      isDue = true;
      reloadIfFree();
    },
    /** The next page of the tab is to come from a newer build; the one that is shown stays. */
    announceForNavigation(): void {
      isDue = true;
    },
    /** Called when the page may have become free. */
    reloadIfFree,
    /** No reload until the returned function is called. */
    hold(): () => void {
      const key = Symbol('hold');
      holds.add(key);
      return () => {
        if (holds.delete(key)) reloadIfFree();
      };
    },
  };
}

export type PageUpdate = ReturnType<typeof createPageUpdate>;
