/**
 * Leaves for another site. A page that the browser has kept for Back is loaded again: its buttons would still show the
 * progress of leaving.
 */
export function leaveSite(url: string): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) location.reload();
  });
  location.assign(url);
}
