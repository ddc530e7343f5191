import * as z from '@storyloom/schema';
import { userLimits } from '../users/limits.ts';
import { atMost } from './at-most.ts';
import { countWords } from './word-count.ts';

/** Marks that reverse the text around them would make a text look like another. */
export const leftToRight = z.regex(
  /^[^\u202a-\u202e]*$/u,
  'Remove the invisible marks that change the direction of the text.',
);

/** Trimmed text; `empty` is the message for missing and blank values. */
export function required(max: number, empty: string) {
  return z.string(empty).check(z.trim(), z.minLength(1, empty), atMost(max), leftToRight);
}

export function maxWords(max: number) {
  return (value: string): boolean => countWords(value) <= max;
}

/** Ignores case. */
export function unique(values: readonly string[]): boolean {
  return new Set(values.map((value) => value.toLowerCase())).size === values.length;
}

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
      z.regex(z.emailPattern, invalid),
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
