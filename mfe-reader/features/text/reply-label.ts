/** Accessible name of a reply, complete or being generated. */
export function replyLabel(speaker: string | null): string {
  return speaker ? `${speaker} replies` : 'The story continues';
}
