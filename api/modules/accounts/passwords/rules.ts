import { dictionary } from '@zxcvbn-ts/language-common';
import { DomainError } from '../../../platform/errors.ts';

/** Passwords that attackers try first: 49,000 from leaked lists, in lower case (@zxcvbn-ts/language-common, MIT). */
const common = new Set(dictionary['passwords-common']);

/** Words that attackers try first at this product. docs/security.md lists them. */
const productWords = new Set(['storyloom', 'storyteller', 'storytelling', 'bookshelf']);

const MESSAGES = {
  common: 'This password is too common. Choose another.',
  personal: 'Your email can’t be your password. Choose another.',
} as const;

/** Throws request.invalid for a new password that is common, a word of the product, or repeats the mail address. */
export function checkNewPassword(password: string, mail: string): void {
  const lower = password.toLowerCase();
  const isPersonal = lower === mail || lower === mail.slice(0, mail.lastIndexOf('@'));
  const message = isPersonal ? MESSAGES.personal : isCommon(lower) ? MESSAGES.common : null;
  if (message !== null)
    throw new DomainError('request.invalid', { fields: { accessToken: message } }, message);
}

/** Digits and signs around a word of the product do not hide it, as in "Storyloom2026!". */
function isCommon(lower: string): boolean {
  return common.has(lower) || productWords.has(lower.replaceAll(/^\P{L}+|\P{L}+$/gu, ''));
}
