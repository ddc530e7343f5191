import type { Scene } from '../../../modules/providers/port/scene.ts';

const introduction =
  /\b(?:my name(?:['’]s| is)|call me|I['’]m|I am)\s+(\p{Lu}[\p{L}’'-]+)(?=\s*(?:[.,!;]|$|\band\b))/u;

/** The name that a reader gives themselves in these words. */
export function nameIn(turn: string): string | undefined {
  return turn.match(introduction)?.[1];
}

/** The name by which the reader wants to be called: the last they gave. */
export function nameOf({ lastTurn, said }: Pick<Scene, 'lastTurn' | 'said'>): string | undefined {
  return [lastTurn, ...said].map(nameIn).find((name) => name !== undefined);
}

/** What a reader tells of themselves, in a form that can be said back. */
const own =
  /^(?:I (?:had|have|am|was|feel|felt|love|hate|want|need|like|live|work|lost|miss|never)\b|I['’]m\b|my\b)/i;
const MOST = 60;

/** Something the reader told of themselves earlier, said back to them: “you had a bad day at work”. */
export function recalled({ said }: Pick<Scene, 'said'>): readonly string[] {
  return said
    .map((turn) => turn.split(/[.!?\n]/)[0]?.trim() ?? '')
    .filter((told) => own.test(told) && told.length <= MOST && !/["“”]|\byou/i.test(told))
    .filter((told) => nameIn(told) === undefined)
    .map(toSecondPerson);
}

const second: Readonly<Record<string, string>> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  'i am': 'you are',
  'i was': 'you were',
  'i’m': 'you’re',
  "i'm": 'you’re',
};

/** “I lost my job” gives “you lost your job”. */
export function toSecondPerson(words: string): string {
  return words.replaceAll(
    /\b(?:I am|I was|I['’]m|I|me|myself|my|mine)\b/gi,
    (own) => second[own.toLowerCase()] ?? own,
  );
}
