/** Tokens per UTF-16 unit of letters and spaces of English, fitted to the tokenizers of current models. */
const LETTER = 1 / 4.2;
/** The same for digits, punctuation and signs. */
const SIGN = 0.6;
/** The same for other characters, by the code that they are below. */
const OTHERS = [
  { below: 0x370, tokens: 1.2 }, // accented Latin
  { below: 0x530, tokens: 0.45 }, // Greek, Cyrillic
  { below: 0x1e00, tokens: 0.55 }, // Hebrew, Arabic, the scripts of India, Thai
  { below: 0x1f00, tokens: 0.8 }, // Vietnamese
  { below: 0x10000, tokens: 1 }, // typographic signs, Chinese, Japanese, Korean, emoji
];

/**
 * Estimates the tokens of a text; tends to overestimate. Tokenizers differ between models: the counts of Hindi by two
 * tokenizers of one provider differ by a factor of 2.7.
 */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at++) tokens += tokensOf(text.charCodeAt(at));
  return Math.ceil(tokens);
}

function tokensOf(code: number): number {
  if (code >= 0x80) return OTHERS.find(({ below }) => code < below)?.tokens ?? 1;
  const lower = code | 0x20;
  const isLetterOrSpace = (lower >= 0x61 && lower <= 0x7a) || code === 0x20 || code === 0x0a;
  return isLetterOrSpace ? LETTER : SIGN;
}
