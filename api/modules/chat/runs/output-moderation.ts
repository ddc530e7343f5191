import type { Moderation } from '../../moderation/moderation.service.ts';
import { append, type Run, retract } from './run.ts';
import { endsSentence, findSentenceEnds, lastSentenceEnd, MAX_MARKS } from './sentences.ts';

/** Characters of context per check; longer than any rule can match. */
const CONTEXT = 240;
/** Characters before a delta that are searched for trigger words; longer than any two adjacent ones. */
const TRIGGER_CONTEXT = 16;
/** Sentences that are checked word by word after a trigger word; a full stop does not always end a sentence. */
const CHECKED_SENTENCES = 3;
const LAST_WORD = /[\p{L}\p{N}\p{M}]+$/u;

export type OutputModeration = ReturnType<typeof createOutputModeration>;

/**
 * Moderates a reply while it is generated. The word list checks each piece before readers see it: at once if it contains
 * a trigger word, otherwise where its sentence ends. A moderation provider checks finished sentences in the background, and
 * its refusal aborts the run. In both cases the text is cut after the last allowed sentence.
 */
export function createOutputModeration(moderation: Moderation, run: Run) {
  /** Text that is not shown yet: an unpaired surrogate, or a word that may still become harmless. */
  let pending = '';
  /** Length of the text that the provider has allowed. */
  let cleared = run.startsAt;
  let checking: Promise<void> | undefined;
  let refused = false;
  let checkedSentences = 0;

  function needsCheck(text: string): boolean {
    const isSentenceEnd = endsSentence(run.text.slice(-MAX_MARKS), text);
    if (moderation.hasTriggerWord(run.text.slice(-TRIGGER_CONTEXT) + text))
      checkedSentences = CHECKED_SENTENCES;
    else if (isSentenceEnd) checkedSentences -= 1;
    return isSentenceEnd || checkedSentences > 0;
  }

  const isForbidden = (text: string) => !moderation.checkWords(lastWords(run.text) + text).allowed;

  function refuse(end: number): false {
    refused = true;
    pending = '';
    run.text = run.text.slice(0, end);
    return false;
  }

  /** The sentences of a piece before the one that is forbidden. */
  function allowedSentences(text: string): string {
    let allowed = 0;
    for (const end of findSentenceEnds(text)) {
      if (isForbidden(text.slice(0, end))) break;
      allowed = end;
    }
    return text.slice(0, allowed);
  }

  const lastAllowedEnd = () => lastSentenceEnd(run.text, run.startsAt) ?? run.startsAt;

  function checkWithProvider(): void {
    const end = lastSentenceEnd(run.text, cleared);
    if (checking !== undefined || refused || end === null) return;
    checking = checkUpTo(end).then(() => {
      checking = undefined;
      checkWithProvider();
    });
  }

  async function checkUpTo(end: number): Promise<void> {
    const verdict = await moderation.check(run.text.slice(0, end), 'output');
    if (verdict.allowed) {
      cleared = end;
      return;
    }
    refuse(Math.min(cleared, run.text.length));
    run.abort.abort();
  }

  return {
    /** True once something was refused; the run ends with what is left. */
    isRefused: () => refused,

    /** Adds a piece of the reply; false if it is refused. */
    add(piece: string): boolean {
      if (refused) return false;
      const text = pending + piece;
      if (needsCheck(text) && isForbidden(text)) {
        const word = LAST_WORD.exec(text)?.[0] ?? '';
        const before = text.slice(0, text.length - word.length);
        if (word === '' || isForbidden(before)) {
          append(run, allowedSentences(text));
          return refuse(lastAllowedEnd());
        }
        append(run, before);
        pending = word;
      } else pending = append(run, text);
      if (moderation.usesProvider) checkWithProvider();
      return true;
    },

    /** Takes back all text of this run. */
    retract(): void {
      if (refused) return;
      pending = '';
      cleared = run.startsAt;
      retract(run);
    },

    /** Checks what is left at the end of the reply; false if any of it is refused. */
    async finish(): Promise<boolean> {
      if (!refused && isForbidden(pending)) refuse(lastAllowedEnd());
      else pending = append(run, pending);
      await checking;
      if (!refused && moderation.usesProvider && run.text.length > cleared) await checkUpTo(run.text.length);
      return !refused;
    },

    /** The options if all of them are allowed, otherwise none. */
    filterOptions: (options: string[]) => (moderation.checkWords(options.join('. ')).allowed ? options : []),
  };
}

/** The end of a text, from the start of a word. */
function lastWords(text: string): string {
  if (text.length <= CONTEXT) return text;
  const end = text.slice(-CONTEXT);
  const at = end.search(/\s/);
  return at < 0 ? end : end.slice(at);
}
