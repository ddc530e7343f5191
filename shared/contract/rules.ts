import * as z from '@storyloom/schema';
import { atMost } from './at-most.ts';
import { userLimits } from './limits/users.ts';
import { countWords } from './word-count.ts';

/** Trimmed text; `empty` is the message for missing and blank values. */
export function required(max: number, empty: string) {
  return z.string(empty).check(z.trim(), z.minLength(1, empty), atMost(max));
}

export function maxWords(max: number) {
  return (value: string): boolean => countWords(value) <= max;
}

/** Ignores case. */
export function unique(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length;
}

/** Excludes the characters with which a mail header names several addresses or comments. */
const emailLike = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/;

export const accountMessages = {
  enterEmail: 'Enter your email',
  invalidEmail: 'Please enter a valid email',
  emailRequired: 'Email is required',
  passwordRequired: 'Password is required',
  passwordShort: `Password must be at least ${userLimits.passwordMin} characters`,
  confirmRequired: 'Please confirm your password',
  passwordsDiffer: 'Passwords do not match',
} as const;

export const payoutMessages = {
  required: 'This field is required.',
  invalidEmail: 'Invalid email address.',
  documentMissing: 'Please upload your document.',
} as const;

/** A lower-cased email address; `missing` and `invalid` are the form's messages. */
export function email(missing: string, invalid: string) {
  return z
    .string(missing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, { error: missing, abort: true }),
      atMost(254),
      z.regex(emailLike, invalid),
    );
}

/** A new password. */
export function password() {
  return z
    .string(accountMessages.passwordRequired)
    .check(
      z.minLength(1, { error: accountMessages.passwordRequired, abort: true }),
      z.minLength(userLimits.passwordMin, accountMessages.passwordShort),
      atMost(userLimits.passwordMax),
    );
}

/** A verification code sent by email. */
export const mailCode = z
  .string()
  .check(
    z.regex(new RegExp(`^\\d{${userLimits.codeDigits}}$`), `Enter the ${userLimits.codeDigits}-digit code`),
  );
