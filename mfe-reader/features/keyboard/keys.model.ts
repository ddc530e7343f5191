/** What the reading page does by key. Send and newline belong to the box where the reader writes. */
export type ReaderCommand =
  | 'send'
  | 'newline'
  | 'escape'
  | 'compose'
  | 'regenerate'
  | 'previous'
  | 'next'
  | 'listen'
  | 'focus'
  | 'help';

interface ReaderKey {
  command: ReaderCommand;
  /** As a keyboard event names it. */
  key: string;
  /** As it is shown: what is held, then what is pressed. */
  shown: readonly string[];
  label: string;
}

export const readerKeys: readonly ReaderKey[] = [
  { command: 'send', key: 'Enter', shown: ['Enter'], label: 'Send what you wrote' },
  { command: 'newline', key: 'Enter', shown: ['Shift', 'Enter'], label: 'Begin a new line' },
  { command: 'escape', key: 'Escape', shown: ['Esc'], label: 'Stop the reply, or leave focus mode' },
  { command: 'compose', key: 'c', shown: ['C'], label: 'Write: go to your words' },
  { command: 'regenerate', key: 'r', shown: ['R'], label: 'Have the last reply written anew' },
  { command: 'previous', key: 'ArrowLeft', shown: ['←'], label: 'Previous version of the last reply' },
  { command: 'next', key: 'ArrowRight', shown: ['→'], label: 'Next version of the last reply' },
  { command: 'listen', key: 'l', shown: ['L'], label: 'Have the last reply read aloud, or stop it' },
  { command: 'focus', key: 'f', shown: ['F'], label: 'Focus mode: the story alone' },
  { command: 'help', key: '?', shown: ['?'], label: 'Show these keys' },
];

/** Written in the box; never looked for on the page. */
const ofTheBox = new Set<ReaderCommand>(['send', 'newline']);

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** Where a key was pressed. */
export interface KeyPlace {
  /** In a field, or in a control that uses the key itself. */
  takesKeys: boolean;
  /** A dialog, drawer or menu stands over the page. */
  covered: boolean;
  /** The reader switched the single keys off. */
  singleKeysOff: boolean;
}

/** What a key press asks of the page; null when it belongs to somebody else. */
export function commandOf(press: KeyPress, place: KeyPlace): ReaderCommand | null {
  if (press.defaultPrevented || press.isComposing || place.covered) return null;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const wanted = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const found = readerKeys.find(({ command, key }) => key === wanted && !ofTheBox.has(command));
  if (!found) return null;
  if (found.command === 'escape') return 'escape';
  return place.takesKeys || place.singleKeysOff || press.repeat ? null : found.command;
}
