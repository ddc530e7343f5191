declare global {
  interface Window {
    __bench: { interactive: number | null };
  }
}

/**
 * Runs in the page before anything else: notes when the page's last control answers, in ms since navigation. That is
 * when React has hydrated the document and put its handlers on that control, which stands last in what it hydrates.
 */
export function watchInteractive(selector: string): void {
  window.__bench = { interactive: null };
  const keyOf = (node: object, prefix: string) => Object.keys(node).find((key) => key.startsWith(prefix));
  const value = (node: object, key: string | undefined) => (key ? Reflect.get(node, key) : undefined);

  const answers = (): boolean => {
    const control = [...document.querySelectorAll(selector)].at(-1);
    if (document.readyState === 'loading' || !control || !keyOf(control, '__reactProps$')) return false;
    const root = value(document, keyOf(document, '__reactContainer$'));
    return root?.stateNode?.current?.memoizedState?.isDehydrated === false;
  };
  const look = () => {
    if (!answers()) return void setTimeout(look, 10);
    window.__bench.interactive = performance.now();
  };
  look();
}
