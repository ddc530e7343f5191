import { kin } from './kin.ts';

/** Somebody or something that a reader has spoken of, to which “she” or “it” may refer. */
export interface Referent {
  /** In the reader’s words: “my brother Tom”, “my brother Tom’s wife”. */
  called: string;
  /** Which pronouns agree with it; `anybody` is a person or a pet. */
  kind: 'she' | 'he' | 'they' | 'anybody' | 'it';
  /** The name alone: “Tom”. */
  name?: string | undefined;
}

const women = new RegExp(`^(?:${kin.women})$`, 'i');
const men = new RegExp(`^(?:${kin.men})$`, 'i');
const anybody = new RegExp(`^(?:${kin.anybody}|${kin.pets})$`, 'i');

function kindOf(words: string): Referent['kind'] {
  const noun = words.split(' ').at(-1) ?? '';
  if (women.test(noun)) return 'she';
  if (men.test(noun)) return 'he';
  if (anybody.test(noun)) return 'anybody';
  return /(?:[^s]s|children|people)$/i.test(noun) ? 'they' : 'it';
}

const subjects: Readonly<Record<string, string>> = { her: 'she', his: 'he', its: 'it', their: 'they' };

const mention =
  /\b([Mm]y|[Oo]ur|[Hh]is|[Hh]er|(?:has|had|have|got|['’]ve|adopted|met|bought) (?:got )?an?)\s(?:(?:old|older|young|younger|little|big|new|best|late|dear)\s)?((?:\p{Ll}+['’]s\s)?\p{Ll}[\p{Ll}-]*)(?!['’])\b(?:,?\s(?:(?:called|named)\s)?(?!I\b)(\p{Lu}[\p{L}'’-]*)|\s(?:is|was) (?:called|named)\s(\p{Lu}[\p{L}'’-]*))?/gu;
/** “my brothers, Max and Jonas” */
const several =
  /\b(?:[Mm]y|have|['’]ve|got)\s(?:(?:two|three|four|five|\d)\s)?(\p{Ll}+)s,?\s(?:called\s|named\s)?((?:\p{Lu}[\p{L}'’-]*,?\s)+and\s\p{Lu}[\p{L}'’-]*)/u;
const ofReader = /\b(?:i|we)(?:\s\p{L}+ly|\s(?:just|also|once))?\s?$/iu;

/** Whom or what a text speaks of, in its order. */
export function referentsIn(text: string, before: readonly Referent[] = []): Referent[] {
  const [, noun = '', names = ''] = several.exec(text) ?? [];
  const found: Referent[] = [...names.matchAll(/\p{Lu}[\p{L}'’-]*/gu)].map(([name]) => ({
    called: `my ${noun} ${name}`,
    kind: kindOf(noun),
    name,
  }));
  for (const { index, 1: lead = '', 2: noun = '', 3: direct, 4: told } of text.matchAll(mention)) {
    const isMine = /^(?:my|our)$/i.test(lead) || (/\s/.test(lead) && ofReader.test(text.slice(0, index)));
    const isPronoun = /^h(?:is|er)$/i.test(lead);
    const owner = isPronoun
      ? agreeing([...before, ...found], subjects[lead.toLowerCase()] ?? '')
      : found.at(-1);
    if (!isMine && owner === undefined) continue;
    const whose = isMine ? 'my' : `${owner?.called}’s`;
    const called = `${whose} ${noun}${direct === undefined ? '' : ` ${direct}`}`;
    found.push({ called, kind: kindOf(noun), name: direct ?? told });
  }
  return found;
}

/** The nearest one with which a pronoun agrees; for “he” and “she”, somebody known to be one comes first. */
export function agreeing(referents: readonly Referent[], pronoun: string): Referent | undefined {
  const fits = (...kinds: Referent['kind'][]) => referents.findLast(({ kind }) => kinds.includes(kind));
  if (pronoun === 'they') return fits('they');
  if (pronoun === 'it') return fits('it', 'anybody');
  return fits(pronoun === 'she' ? 'she' : 'he') ?? fits('anybody');
}

const itsName =
  /^(her|his|its|their) name(?:['’]s| is| was)(?=\s\p{L})|^(she|he|it)(?:['’]s| is| was)? (?:called|named)(?=\s\p{L})/iu;
const subject = /^(she|he|they)(['’](?:s|re|d|ve))?(?=\s)/i;
const short: Readonly<Record<string, string>> = { s: 'is', re: 'are', d: 'had', ve: 'have' };

/** A sentence with whom it is about instead of a pronoun or a name alone; null if nobody agrees with the pronoun. */
export function withReferent(part: string, known: readonly Referent[]): string | null {
  const [called, whose = '', who = ''] = itsName.exec(part) ?? [];
  const named = called && agreeing(known, subjects[whose.toLowerCase()] ?? who.toLowerCase());
  if (called) return named ? `${named.called} is called${part.slice(called.length)}` : null;
  const [pronoun, word = '', verb = ''] = subject.exec(part) ?? [];
  if (pronoun) {
    const found = agreeing(known, word.toLowerCase());
    const be = verb === '' ? '' : ` ${short[verb.slice(1)]}`;
    return found ? `${found.called}${be}${part.slice(pronoun.length)}` : null;
  }
  const [own, possessive = ''] = /^(her|his)(?=\s\p{Ll})/iu.exec(part) ?? [];
  if (own) {
    const found = agreeing(known, subjects[possessive.toLowerCase()] ?? '');
    return found ? `${found.called}’s${part.slice(own.length)}` : null;
  }
  const owner = known.findLast(({ name }) => name !== undefined && part.startsWith(`${name} `));
  return owner ? `${owner.called}${part.slice(owner.name?.length)}` : part;
}
