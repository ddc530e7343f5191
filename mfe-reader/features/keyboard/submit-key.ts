import { isComposing } from '@storyloom/ui/forms/composing';

interface Key {
  key: string;
  shiftKey: boolean;
  keyCode: number;
  isComposing: boolean;
}

/**
 * Enter submits and Shift+Enter adds a line; on a touch keyboard Enter always adds a line. While an input method is
 * composing, Enter accepts its suggestion.
 */
export function isSubmitKey(key: Key, touch: boolean): boolean {
  return key.key === 'Enter' && !key.shiftKey && !touch && !isComposing(key);
}
