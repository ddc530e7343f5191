/** Resolves once the router has drawn a page in place of the frame that the server sent. */
export function pageShown(): Promise<void> {
  const isShown = () => document.querySelector('[data-page]') !== null;
  if (isShown()) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!isShown()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
