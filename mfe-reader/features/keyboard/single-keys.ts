const key = 'storyloom.single-keys';

/** Single-key shortcuts can be turned off, because speech input triggers them by accident (WCAG 2.1.4). */
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
    // Without storage the setting does not change.
  }
}
