import type { ImproveTask } from '@storyloom/ports/writing-task';
import { wordyPhrases } from './wordy-phrases.ts';

const english =
  /\b(?:the|this|that|and|but|not|for|of|to|is|was|are|were|with|you|his|her|she|he|they|it)\b/i;

const shorterWords = /\b(?:short|shorter|shorten|brief|briefer|concise|condense|trim|cut|tight|tighter)\b/i;
const correctWords =
  /\b(?:clean|correct|corrections?|edit|fix|grammar|improve|mistakes?|polish|proofread|punctuation|spelling|tidy|typos?)\b/i;

/** “a” before a vowel that is heard, and “an” before a consonant, but not “an then” of a dialect. */
const beforeVowel =
  /(?<!\p{L})a (?=[aeio]\p{Ll}|u(?!ni(?![dnm])|s[eu]|ti|bi|ra)\p{Ll}|hour|honest|honou?r|heir)(?!one\b|once\b|eu)/gu;
const beforeConsonant =
  /(?<!\p{L})an (?!(?:he|she|they|we|you|the|then|that|this|wh\p{L}+)\b)(?=[bcdfgj-np-tv-z]\p{Ll})/gu;

/** Fields that hold one line without a full stop. */
const isTitle = ({ field }: ImproveTask) => field === 'title';

/** An instruction to do anything else than to correct or shorten a text leaves it as it is, which costs nothing. */
export const isToCorrect = ({ instruction }: ImproveTask) =>
  instruction.trim() === '' || shorterWords.test(instruction) || correctWords.test(instruction);

/**
 * Edits a proofread text as a copy editor does: punctuation and wordy phrases. Facts, names and the order of sentences
 * stay, and so does the form of quotes. If a shorter text is requested, also leaves out the least important sentences.
 */
export function editText(task: ImproveTask): string {
  const wantsShorter = shorterWords.test(task.instruction);
  const lines = task.text.trim().split('\n');
  const edited = lines.map((line) => editLine(line, isTitle(task))).join('\n');
  const text = edited.replace(/\n{3,}/g, '\n\n');
  return wantsShorter ? shorten(text) : text;
}

function editLine(line: string, title: boolean): string {
  let text = line.replace(/[ \t]+/g, ' ').trimEnd();
  if (text.trim() === '') return '';
  // The rules only apply to English.
  if (!english.test(text)) return text;
  for (const [pattern, form] of wordyPhrases) text = text.replace(pattern, keepCase(form));
  text = punctuate(text.replace(beforeVowel, 'an ').replace(beforeConsonant, 'a '));
  return title
    ? text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()).replace(/\.$/, '')
    : endSentence(text);
}

/** Creates a replacer that keeps the case of the first letter. */
const keepCase = (form: string) => (match: string) =>
  /^\p{Lu}/u.test(match) ? form.charAt(0).toUpperCase() + form.slice(1) : form;

function punctuate(text: string): string {
  return text
    .replace(/\.{3,}/g, '…')
    .replace(/([,;!?])(?=\p{L})/gu, '$1 ')
    .replace(/\s+([,;:!?.])(?=\s|$)/g, '$1')
    .replace(/ ([.,!?])(?=\p{Lu})/gu, '$1 ')
    .replace(/\( +(?=\S)|(?<=\S) +\)/g, (space) => space.trim())
    .replace(/([,!?])\1+/g, '$1')
    .replace(/ ?-- ?/g, '—');
}

/** Ends the last of several sentences with a full stop. One without may be verse, a heading or part of a list. */
function endSentence(text: string): string {
  const isProse = /[.!?…]["”]? /.test(text) && !/^\s*(?:[-*•#]|\d+[.)])/.test(text);
  return isProse && /[\p{L}\p{N}]$/u.test(text) ? `${text}.` : text;
}

/** Leaves out about a third of the sentences: those with the fewest names and long words. Always keeps the first. */
function shorten(text: string): string {
  const sentences = text.split(/(?<=[.!?…]["”]?)\s+/);
  if (sentences.length < 3) return text;
  const weights = sentences.map((sentence, at) => (at === 0 ? Number.POSITIVE_INFINITY : weightOf(sentence)));
  const leave = Math.max(1, Math.floor(sentences.length / 3));
  const limit = [...weights].sort((one, other) => one - other)[leave - 1] ?? 0;
  let left = leave;
  return sentences
    .filter((_, at) => {
      if ((weights[at] ?? 0) > limit || left === 0) return true;
      left -= 1;
      return false;
    })
    .join(' ');
}

function weightOf(sentence: string): number {
  const names = sentence.match(/(?<=[\p{Ll},] )\p{Lu}\p{Ll}+/gu)?.length ?? 0;
  const words = sentence.match(/\p{L}{6,}/gu)?.length ?? 0;
  return names * 3 + words;
}
