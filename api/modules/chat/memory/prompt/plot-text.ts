import { toStoryQuestions } from '@storyloom/contract/stories/reader-questions';
import type { PlayableStory } from '../../../catalogue/catalogue.service.ts';
import type { Plot } from '../../../scripts/scripts.service.ts';

type Guide = Plot['guide'];

/** In characters. More of what a choice leads to is told by the replies after it. */
const maxOutcome = 800;

const headings = {
  choice:
    'The reader does what the author foresaw. Tell all of this in your own words, from how the reader does it. What your replies have told already has happened: it does not happen twice:',
  aside: 'The author’s answer to such words; tell it in your own words if it fits them:',
  reaction: 'How the author has such words met; use it, or what fits them better:',
};

/** The part of a prompt with what the reader has answered and told; empty without both. */
export function readerText(reader: Guide['reader'], facts: Guide['facts'] = []): string {
  const said = [...reader.map(({ question, answer }) => `${question} ${answer}`), ...facts];
  return said.length === 0 ? '' : `What the reader has said:\n${said.map((each) => `- ${each}`).join('\n')}`;
}

/** The reader's answers with their questions; empty if the script asks its own questions. */
export function saidTo({ readerQuestions, answers = {} }: PlayableStory, plot: Plot | null): Guide['reader'] {
  if (plot !== null && plot.guide.reader.length > 0) return [];
  return toStoryQuestions(readerQuestions)
    .map(({ variable, text }) => ({ question: text, answer: answers[variable] ?? '' }))
    .filter(({ answer }) => answer !== '');
}

/** The part of a prompt about the story’s script: the author’s text, who is present, and the open choices. */
export function plotText({ guide: { notes, told, open, present, reader, facts, ending } }: Plot): string {
  if (ending !== null) return `The story has ended with “${ending}”. Nothing new happens; you may look back.`;
  const parts = [
    readerText(reader, facts),
    notes === '' ? '' : `Where the story stands, as the author wrote it:\n${notes}`,
    told === null ? '' : toldText(told),
    present === null || present.length === 0
      ? ''
      : `Here now: ${present.map(nameOf).join(', ')}. Nobody else speaks or acts.`,
    told?.isEnding ? '' : choicesText(told, open),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

const toldText = ({ kind, text, isEnding }: NonNullable<Guide['told']>) =>
  isEnding
    ? `The story ends here. Tell in one to three sentences how the reader does it. The author’s ending follows your text; do not tell it:\n${text}`
    : `${headings[kind]}\n${text}`;

function choicesText(told: Guide['told'], open: Guide['open']): string {
  if (open.length === 0) return '';
  if (told?.kind === 'choice')
    return `Stop there. What comes next is the reader’s to decide: ${open.map(({ text }) => text).join(' · ')}. Tell none of it.`;
  const list = outcomesOf(open).map(({ id, text, outcome }) => `- ${id}: ${text}\n  Then: ${outcome}`);
  return [
    `The plot goes on only when the reader does one of these, whose outcome the reader does not know:\n${list.join('\n')}`,
    'If the reader’s words come to one of them, tell how they do it and its outcome, and end your reply with its mark, such as ' +
      `[[beat: ${open[0]?.id}]]. Otherwise write no mark, tell no outcome, also where another note speaks of it, and decide nothing for the reader.`,
  ].join('\n\n');
}

/** The outcome of each choice on one line. Choices that lead to the same scene tell it once. */
function outcomesOf(open: Guide['open']) {
  const tellers = new Map<string, string>();
  return open.map(({ id, text, outcome = '' }) => {
    const paragraphs = outcome.split('\n').filter((paragraph) => paragraph.trim() !== '');
    const shared = paragraphs.findIndex((paragraph) => tellers.has(paragraph));
    const own = shared === -1 ? paragraphs : paragraphs.slice(0, shared);
    const rest = shared === -1 ? [] : [`Then as after ${tellers.get(paragraphs[shared] ?? '')}.`];
    for (const paragraph of own) tellers.set(paragraph, id);
    return { id, text, outcome: [cut(own.join(' ')), ...rest].join(' ').trim() };
  });
}

/** Ends with a whole word. */
const cut = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > maxOutcome ? `${line.slice(0, maxOutcome).replace(/\s\S*$/, '')} …` : line;
};

/** A name in a list of a script, whose names have no spaces or capitals. */
const nameOf = (item: string) =>
  item.replaceAll('_', ' ').replaceAll(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
