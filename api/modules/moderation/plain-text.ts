/** Letters of other alphabets that resemble Latin ones. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['аәαａ', 'a'],
    ['еєεҽ', 'e'],
    ['оοσօ', 'o'],
    ['рρ', 'p'],
    ['сϲ', 'c'],
    ['ухγ', 'y'],
    ['хχ', 'x'],
    ['іιӏı', 'i'],
    ['ѕ', 's'],
    ['ԁ', 'd'],
    ['нһ', 'h'],
    ['кκ', 'k'],
    ['тτ', 't'],
    ['мμ', 'm'],
    ['ոηп', 'n'],
    ['ѵν', 'v'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter) => [letter, latin])),
);
const DIGITS: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '+': 't',
};

const PLAIN = /^[\t\n\r -~]*$/;
const MIXED = /[a-z0-9@$!+]*[a-z][a-z0-9@$!+]*/g;
/** Digits that are numbers rather than letters: 14yo, 3rd, 10pm. */
const NUMBERED = /^\d+[a-z]{1,5}$/;
/** Single letters with a separator between them: s.e.x, s e x. */
const SPELT = /(?<![a-z0-9])[a-z]([ ._*-]{1,2})[a-z](?:\1[a-z])+(?![a-z0-9])/g;
/** An expletive. */
const OATH = /\bfuck(?:ing)?,/g;

/**
 * Normalizes text for the word list: lower-case words separated and surrounded by single spaces, `|` at the end of a
 * sentence, without accents, invisible characters and common letter substitutions.
 */
export function plainText(text: string): string {
  let plain = text.toLowerCase();
  if (!PLAIN.test(plain)) {
    plain = plain
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(/[\u0250-\u0587]/g, (letter) => ALIKE[letter] ?? letter)
      .replace(/[‘’ʼ]/g, "'")
      .replace(/[。！？]+/g, ' | ')
      .replace(/…/g, ' ');
  }
  plain = plain
    .replace(MIXED, undisguised)
    .replace(/\by\.?[ /]?o\.?(?![a-z])/g, 'yo')
    .replace(SPELT, (letters) => letters.replace(/[^a-z]/g, ''))
    .replace(OATH, ' ')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(/'/g, '')
    .replace(/\.{2,}/g, ' ')
    .replace(/[.!?]+|\n\s*\n/g, ' | ')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ');
  return ` ${plain.trim()} `;
}

function undisguised(token: string): string {
  if (!/[0-9@$!+]/.test(token) || NUMBERED.test(token)) return token;
  const [, word = '', end = ''] = /^(.*?)([!+]*)$/.exec(token) ?? [];
  return word.replace(/[0-9@$!+]/g, (sign) => DIGITS[sign] ?? sign) + end;
}
