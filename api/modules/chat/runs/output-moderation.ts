import type { Moderation } from '../../moderation/moderation.service.ts';
import { append, type Run } from './run.ts';
import { lastSentenceEnd, MARKS, sentenceEnded, sentenceEnds } from './sentences.ts';

/** A look goes back so far, which is more than a rule spans. */
const LOOK_BACK = 240;
/** Telling words are shorter, two of them together too. */
const LONGEST_WORD = 16;
/** A telling word makes wary of its sentence, and of some after it, for not every full stop ends one. */
const WARY_SENTENCES = 3;
const LAST_WORD = /[\p{L}\p{N}\p{M}]+$/u;

export type Guard = ReturnType<typeof createGuard>;

/**
 * Lets a reply grow only by what may be written. The list of words is asked before a piece leaves: of what holds a
 * telling word at once, of everything else where its sentence ends. A provider is asked at the ends of sentences
 * while the reply goes on, and a refusal of its ends the run. Either way the text goes back to the last sentence
 * that was allowed.
 */
export function createGuard(moderation: Moderation, run: Run) {
  /** Half a character, or a word that may yet become a harmless one. */
  let held = '';
  /** How far the provider allowed the text. */
  let cleared = run.startsAt;
  let asking: Promise<void> | undefined;
  let refused = false;
  let wary = 0;

  function isWorthALook(text: string): boolean {
    const closes = sentenceEnded(run.text.slice(-MARKS), text);
    if (moderation.hasTriggerWord(run.text.slice(-LONGEST_WORD) + text)) wary = WARY_SENTENCES;
    else if (closes) wary -= 1;
    return closes || wary > 0;
  }

  const isRefused = (text: string) => !moderation.checkWords(tail(run.text) + text).allowed;

  function refuse(end: number): false {
    refused = true;
    held = '';
    run.text = run.text.slice(0, end);
    return false;
  }

  /** The sentences of a piece that stand before what is refused in it. */
  function allowedSentences(text: string): string {
    let allowed = 0;
    for (const end of sentenceEnds(text)) {
      if (isRefused(text.slice(0, end))) break;
      allowed = end;
    }
    return text.slice(0, allowed);
  }

  const lastAllowed = () => lastSentenceEnd(run.text, run.startsAt) ?? run.startsAt;

  function askProvider(): void {
    const end = lastSentenceEnd(run.text, cleared);
    if (asking !== undefined || refused || end === null) return;
    asking = ask(end).then(() => {
      asking = undefined;
      askProvider();
    });
  }

  async function ask(end: number): Promise<void> {
    const verdict = await moderation.check(run.text.slice(0, end), 'output');
    if (verdict.allowed) {
      cleared = end;
      return;
    }
    refuse(Math.min(cleared, run.text.length));
    run.abort.abort();
  }

  return {
    /** True once something was refused: the run ends with what is left. */
    isRefused: () => refused,

    /** Adds a piece of the reply; false when it may not be written. */
    take(piece: string): boolean {
      if (refused) return false;
      const text = held + piece;
      if (isWorthALook(text) && isRefused(text)) {
        const word = LAST_WORD.exec(text)?.[0] ?? '';
        const before = text.slice(0, text.length - word.length);
        if (word === '' || isRefused(before)) {
          append(run, allowedSentences(text));
          return refuse(lastAllowed());
        }
        append(run, before);
        held = word;
      } else held = append(run, text);
      if (moderation.usesProvider) askProvider();
      return true;
    },

    /** The last word about the whole reply; false when something of it may not stay. */
    async finish(): Promise<boolean> {
      if (!refused && isRefused(held)) refuse(lastAllowed());
      else held = append(run, held);
      await asking;
      if (!refused && moderation.usesProvider && run.text.length > cleared) await ask(run.text.length);
      return !refused;
    },

    /** Which of the options that come with the reply may be shown: all or none. */
    options: (options: string[]) => (moderation.checkWords(options.join('. ')).allowed ? options : []),
  };
}

/** The end of a text from a word on. */
function tail(text: string): string {
  if (text.length <= LOOK_BACK) return text;
  const end = text.slice(-LOOK_BACK);
  const at = end.search(/\s/);
  return at < 0 ? end : end.slice(at);
}
