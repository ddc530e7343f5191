import type { Plot } from '../../../scripts/scripts.service.ts';

/** The part of a prompt about the story’s script: the author’s text, who is present, and the open choices. */
export function plotText({ guide: { notes, open, present, ending } }: Plot): string {
  if (ending !== null) return `The story has ended with “${ending}”. Nothing new happens; you may look back.`;
  const parts = [
    notes === '' ? '' : `What the author wrote for this point; tell it in your own words:\n${notes}`,
    present === null ? '' : `Here now: ${present.join(', ') || 'nobody'}. Nobody else speaks or acts.`,
    `The plot goes on when the reader does one of these:\n${open.map(({ id, text }) => `- ${id}: ${text}`).join('\n')}`,
    'If the reader’s words come to one of them, tell how they do it and end your reply with its mark, such as ' +
      `[[beat: ${open[0]?.id ?? 'id'}]]. Otherwise write no mark. Never tell what lies beyond, and decide nothing for the reader.`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
