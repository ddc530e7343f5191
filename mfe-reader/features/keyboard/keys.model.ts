/** Commands of the reading page that have keys. `send` and `newline` are handled by the composer. */
export type ReaderCommand =
  | 'send'
  | 'newline'
  | 'escape'
  | 'compose'
  | 'regenerate'
  | 'previous'
  | 'next'
  | 'listen'
  | 'option'
  | 'search'
  | 'focus'
  | 'help';

interface ReaderKey {
  command: ReaderCommand;
  /** `KeyboardEvent.key` */
  key: string;
}

export const readerKeys: readonly ReaderKey[] = [
  { command: 'send', key: 'Enter' },
  { command: 'newline', key: 'Enter' },
  { command: 'escape', key: 'Escape' },
  { command: 'compose', key: 'c' },
  { command: 'regenerate', key: 'r' },
  { command: 'previous', key: 'ArrowLeft' },
  { command: 'next', key: 'ArrowRight' },
  { command: 'listen', key: 'l' },
  { command: 'option', key: '1' },
  { command: 'search', key: '/' },
  { command: 'focus', key: 'f' },
  { command: 'help', key: '?' },
];

/** Handled by the composer, not on the page. */
const composerCommands = new Set<ReaderCommand>(['send', 'newline']);

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  repeat: boolean;
  isComposing: boolean;
  defaultPrevented: boolean;
}

/** Context of a key press: its target and the open overlays. */
export interface KeyContext {
  /** In a field, or in a control that uses the key. */
  takesKeys: boolean;
  /** A dialog, drawer or menu is open. */
  covered: boolean;
  /** The reader has turned single-key shortcuts off. */
  singleKeysOff: boolean;
}

/** The command of a key press; null if the page must not handle it. */
export function commandOf(press: KeyPress, context: KeyContext): ReaderCommand | null {
  if (press.defaultPrevented || press.isComposing || context.covered) return null;
  if (press.ctrlKey || press.metaKey || press.altKey) return null;
  const key = press.key.length === 1 ? press.key.toLowerCase() : press.key;
  const wanted = key.replace(/^[2-9]$/, '1');
  const found = readerKeys.find(({ command, key }) => key === wanted && !composerCommands.has(command));
  if (!found) return null;
  if (found.command === 'escape') return 'escape';
  return context.takesKeys || context.singleKeysOff || press.repeat ? null : found.command;
}
