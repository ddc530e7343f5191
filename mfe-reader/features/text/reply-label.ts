/** What a screen reader calls a reply, while it is written and after. */
export function replyLabel(speaker: string | null): string {
  return speaker ? `${speaker} replies` : 'The story goes on';
}
