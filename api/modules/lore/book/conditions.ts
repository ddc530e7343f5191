const conditional =
  /^(?:if|when|whenever|once|should|as soon as)\s+(?<condition>[^,]+),\s*(?:then\s+)?(?<outcome>.+)$/isu;
const byReader = /^(?:the\s+)?(?:reader|player|you)\s+\S+\s+/iu;

/** The condition of a special event without subject and verb: “the 1871 log” of “If the reader opens the 1871 log, …”. */
export function findCondition(text: string): string | undefined {
  const condition = conditional.exec(text)?.groups?.condition;
  return condition?.replace(byReader, '');
}

/** An action of the reader, and its outcome. */
export interface LoreEvent {
  /** “Lift the plank” of “If the reader lifts the plank, a box lies beneath it.” */
  act: string;
  /** “A box lies beneath it.” */
  outcome: string;
}

/** The event of a sentence whose condition is one act of the reader; undefined for other sentences. */
export function findEvent(text: string): LoreEvent | undefined {
  const { condition = '', outcome = '' } = conditional.exec(text)?.groups ?? {};
  const [, subject = '', verb = '', rest = ''] = act.exec(condition) ?? [];
  const plain = subject.toLowerCase() === 'you' ? verb : infinitiveOf(verb);
  if (plain === undefined) return undefined;
  return { act: capital(`${plain}${rest}`), outcome: capital(outcome) };
}

/** Subject, verb and the rest up to a second act. */
const act =
  /^(?:the\s+)?(reader|player|you)\s+(?!is\b|are\b|has\b|have\b|does\b|do\b)(\p{Ll}+)(.*?)(?:\s+(?:and|or|but)\s.*)?$/isu;

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** “open” of “opens”; undefined for a word that is no third person. */
function infinitiveOf(verb: string): string | undefined {
  if (!/[^s]s$/.test(verb)) return undefined;
  return verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ch|sh|ss|x|zz|o)es$/, '')
    .replace(/s$/, '');
}
