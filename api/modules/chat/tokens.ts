/**
 * An estimate that rather counts too many: English runs at about four characters a token,
 * scripts without spaces at about one. Exact counts come back with the provider's usage.
 */
export function estimateTokens(text: string): number {
  let wide = 0;
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 0x2e7f) wide++;
  return Math.ceil((text.length - wide) / 3.6 + wide) + 4;
}
