import { cardLimits } from '@storyloom/contract/cards/limits';
import { DomainError } from '../../../platform/errors.ts';

/** A decoded text. */
export interface Decoded {
  text: string;
  /** True if the text is not in Unicode, so that its encoding is a guess: windows-1252. */
  isGuessed: boolean;
}

/** Decodes UTF-8, UTF-16 or windows-1252, without a byte order mark. Throws card.data_too_large. */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length > cardLimits.dataBytes) throw new DomainError('card.data_too_large');
  const [first = 0, second = 0] = bytes;
  // A byte order mark, or the first character of JSON.
  const isLittle = (first === 0xff && second === 0xfe) || (first !== 0 && second === 0 && bytes.length > 1);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second !== 0);
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), isGuessed: true };
  }
}
