/**
 * What a text may cost while no tokenizer is there, rather too much than too little: English runs at about
 * four characters a token, scripts without spaces at about one.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x2e7f) wide++;
  return Math.ceil((text.length - wide) / 3.6 + wide);
}
