/**
 * Estimates the tokens of a text while no tokenizer is loaded; tends to overestimate. English has about four
 * characters per token, scripts without spaces about one.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x2e7f) wide++;
  return Math.ceil((text.length - wide) / 3.6 + wide);
}
