import { commonPasswords } from './common-passwords.ts';

interface Strength {
  level: 0 | 1 | 2 | 3 | 4;
  text: string;
}

const texts = ['', 'Weak. Add a few words.', 'Fair. Longer is stronger.', 'Good', 'Strong'] as const;

/** Number of characters that do not repeat or continue the previous one: 1 for "aaaa" and "1234". */
function surprises(password: string): number {
  const codes = Array.from(password.toLowerCase(), (character) => character.codePointAt(0) ?? 0);
  return codes.filter((code, at) => at === 0 || Math.abs(code - (codes[at - 1] ?? 0)) > 1).length;
}

/** Digits and signs around a common password do not hide it, as in “Qwerty2026!”. */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const inner = lower.replaceAll(/^\P{L}+|\P{L}+$/gu, '');
  return commonPasswords.has(lower) || commonPasswords.has(inner);
}

/**
 * Rough strength from length and variety, to encourage longer passwords. Only the server decides what it
 * accepts; it refuses common ones.
 */
export function passwordStrength(password: string): Strength {
  if (password === '') return { level: 0, text: texts[0] };
  if (isCommon(password)) return { level: 1, text: 'Weak. Many people have this password.' };
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const score = surprises(password) + 2 * (kinds - 1);
  const level = score >= 18 ? 4 : score >= 13 ? 3 : score >= 9 ? 2 : 1;
  return { level, text: texts[level] };
}
