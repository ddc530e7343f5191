declare global {
  interface Window {
    __bench: { interactive: number | null };
  }
}

/**
 * Runs before the page's scripts. Records when the page's last control becomes interactive, in ms since navigation: when
 * React has hydrated the document and attached handlers to that control, which is hydrated last.
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
