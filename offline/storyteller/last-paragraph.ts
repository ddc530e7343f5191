/** The last paragraph of a reply. */
export function lastParagraph(reply: string): string {
  return reply.split('\n').findLast((line) => line.trim() !== '') ?? '';
}
