import type { ReaderCommand } from './keys.model.ts';

interface KeyText {
  /** Keys as the list shows them: modifiers first. */
  shown: readonly string[];
  label: string;
}

/** The keys and the label of each command, in the order of the list of keys. */
export const keyTexts: Readonly<Record<ReaderCommand, KeyText>> = {
  send: { shown: ['Enter'], label: 'Send what you wrote' },
  newline: { shown: ['Shift', 'Enter'], label: 'Start a new line' },
  escape: { shown: ['Esc'], label: 'Stop the reply, or leave focus mode' },
  compose: { shown: ['C'], label: 'Jump to the message box' },
  regenerate: { shown: ['R'], label: 'Choose otherwise, or rewrite the last reply' },
  previous: { shown: ['←'], label: 'Previous version of the last reply' },
  next: { shown: ['→'], label: 'Next version of the last reply' },
  listen: { shown: ['L'], label: 'Read the last reply aloud' },
  option: { shown: ['1–9'], label: 'Go to an option; Enter sends it' },
  search: { shown: ['/'], label: 'Search' },
  focus: { shown: ['F'], label: 'Focus mode' },
  help: { shown: ['?'], label: 'Show shortcuts' },
};
