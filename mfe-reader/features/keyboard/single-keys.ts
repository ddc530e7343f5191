const key = 'storyloom.single-keys';

/** Keys without Ctrl or Alt get in the way of those who speak to their computer: they can be switched off. */
export function singleKeysAreOff(): boolean {
  try {
    return localStorage.getItem(key) === 'off';
  } catch {
    return false;
  }
}

export function switchSingleKeys(on: boolean): void {
  try {
    if (on) localStorage.removeItem(key);
    else localStorage.setItem(key, 'off');
  } catch {
    // Without storage they stay as they are.
  }
}
