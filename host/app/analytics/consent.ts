import type { ConsentState, Host } from '@storyloom/mfe/host';
import { createStore } from 'zustand/vanilla';

/** Key of local storage for the answer, which belongs to the device. */
const key = 'consent';

/** Whether the site asks before it counts; `off`: it never counts. */
export type ConsentSetting = 'ask' | 'granted' | 'off';

/** The answer of this device. Where storage is blocked nothing is counted, because the answer would be asked for on each page. */
export function createConsent(setting: ConsentSetting): Host['consent'] {
  const store = createStore<ConsentState>(() => readAnswer(setting));
  return Object.assign(store, {
    /** Hydration: the server does not know the answer. */
    getInitialState: () => 'off' as const,
    answer(state: 'granted' | 'refused') {
      try {
        localStorage.setItem(key, state);
      } catch {
        // Storage is full: the question comes back with the next document.
      }
      store.setState(state, true);
    },
  });
}

function readAnswer(setting: ConsentSetting): ConsentState {
  if (setting === 'off') return 'off';
  try {
    const answer = localStorage.getItem(key);
    return answer === 'granted' || answer === 'refused' ? answer : setting;
  } catch {
    return 'off';
  }
}
