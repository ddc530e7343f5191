import type { Scene } from '@storyloom/ports/scene';

/** True if the reader plays the main character by name. In a role play the main character is the reader's partner. */
export function readerIsMain({ type, perspective }: Scene): boolean {
  return type === 'STORY' && perspective === 'THIRD_PERSON';
}

/** “My name is Agnes”, “I’m Agnes Moor and …”: up to three words in capitals, which end a clause. */
const introduction =
  /\b(?:[Mm]y name(?:['’]s| is)|[Cc]all me|I['’]m|I am)\s+(\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+){0,2})(?=\s*(?:[.,!?;:"”]|$|\band\b))/u;

/** Parses the name by which readers introduce themselves. */
export function parseName(turn: string): string | undefined {
  return turn.match(introduction)?.[1];
}

/** The name the reader gave last. */
export function findReaderName({
  userMessage,
  earlierMessages,
}: Pick<Scene, 'userMessage' | 'earlierMessages'>): string | undefined {
  return [userMessage, ...earlierMessages].map(parseName).find((name) => name !== undefined);
}

/** Statements about the reader that can be restated in the second person. */
const own =
  /^(?:I (?:had|have|am|was|feel|felt|love|hate|want|need|like|live|work|lost|miss|never)\b|I['’]m\b|my\b)/i;
const MAX_LENGTH = 60;

/** Facts from earlier messages in the second person: “you had a bad day at work”. */
export function findReaderFacts({ earlierMessages }: Pick<Scene, 'earlierMessages'>): readonly string[] {
  return earlierMessages
    .map((turn) => turn.split(/[.!?\n]/)[0]?.trim() ?? '')
    .filter((text) => own.test(text) && text.length <= MAX_LENGTH && !/["“”]|\byou/i.test(text))
    .filter((text) => parseName(text) === undefined)
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
export function toSecondPerson(text: string): string {
  return text.replaceAll(
    /\b(?:I am|I was|I['’]m|I|me|myself|my|mine)\b/gi,
    (own) => second[own.toLowerCase()] ?? own,
  );
}
