/** “Dr. Ines Vale”, “Tom Reed”, “王小明”: words that begin with a capital, or of scripts without capitals. */
const word = String.raw`(?:(?:Dr|Mr|Mrs|Ms|Prof|St|\p{Lu})\.|(?!I\b)\p{Lu}[\p{L}\p{M}'’-]*|\p{Lo}[\p{Lo}\p{M}]*)`;
const particle = '(?:of|de|da|del|della|di|du|la|le|van|von|der|den|bin|al|ibn|y)';
const name = String.raw`${word}(?:\s+(?:${particle}\s+)*${word}){0,4}`;
const introduction = new RegExp(
  String.raw`(?:[Mm]y name(?:\s+is|['’]s)|[Ii]['’]m called|[Ii] am called|I call myself|[Cc]all me|[Tt]hey call me|[Tt]he name(?:\s+is|['’]s))\s+(${name})`,
  'u',
);
/** “my name is yusuf”, at the end of its sentence: “my name is not important” says none. */
const lowerCase =
  /\bmy name(?:\s+is|['’]s)\s+(?!mine\b|secret\b|unknown\b)(\p{Ll}[\p{L}\p{M}'’-]+)\s*(?=[.,!;]|$)/iu;
const asSubject = new RegExp(String.raw`(?:^|[.!?]\s+)(?!What|Who|That|This)(${name})\s+is my name\b`, 'u');
/** “I am Tom Reed”; one word may be no name: “I am Italian”. */
const statement = new RegExp(
  String.raw`\b[Ii](?:\s+am|['’]m)\s+(${word}\s+(?:${particle}\s+)*${word}(?:\s+${word})?)`,
  'u',
);
/** “I am Yusuf” and no more in its sentence. */
const onlyName = new RegExp(
  String.raw`(?:^|[.!?]\s+)\W*(?:(?:[Hh](?:ello|i|ey)|[Gg]ood \w+)\W+)?[Ii](?:\s+am|['’]m)\s+(${word})\W*(?=$|[.!,]\s)`,
  'u',
);
/** Capitalised adjectives and nouns that follow “I am” without being a name. Words that are also names are not listed. */
const notNames = new Set(
  (
    'african american arab argentinian asian australian austrian belgian brazilian british bulgarian canadian chinese croatian cuban czech danish dutch egyptian english european finnish french german greek hungarian indian indonesian iranian iraqi irish israeli italian japanese jewish korean mexican moroccan muslim nigerian norwegian pakistani persian polish portuguese romanian russian scottish serbian spanish swedish swiss syrian thai turkish ukrainian vietnamese welsh ' +
    'afraid alive alone angry ashamed awake back bored busy cold confused curious dead done drunk exhausted fine free glad gone good happy here home human hungry hurt ill innocent late lonely lost mad married nobody not ok okay ready sad safe scared serious sick single sorry sure thirsty tired trapped well worried wounded'
  ).split(' '),
);
const maxNameLength = 40;
const maxFactLength = 60;

/** An answer of a reader as a variable holds it: one line of at most 60 characters. It is text, never code of the script. */
export function factOf(answer: string): string {
  const line = answer
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  return [...line].slice(0, maxFactLength).join('').trimEnd();
}

/** True for “Inspector Hale”, a name with a rank or a title. */
export const carriesTitle = (name: string): boolean =>
  /^(?:dr|mr|mrs|ms|miss|prof|sir|dame|lord|lady|count|countess|baron|baroness|duke|duchess|prince|princess|king|queen|captain|major|colonel|general|admiral|lieutenant|sergeant|corporal|private|commander|marshal|constable|officer|inspector|superintendent|detective|sheriff|judge|doctor|professor|father|mother|brother|sister|reverend|bishop|ambassador|president|agent|madame|signor|signora|don|do[nñ]a)\b\.?\s+\p{L}/iu.test(
    name,
  );

const introductionIn = (text: string) =>
  [introduction, asSubject, lowerCase].map((each) => each.exec(text)).find(Boolean) ??
  [statement, onlyName].map((each) => each.exec(text)).find((found) => isName(found?.[1] ?? ''));

/** “I’m South Korean” tells no name. */
const isName = (words: string) =>
  words
    .toLowerCase()
    .replace(/^(?:north|south|east|west|central|latin|native|black|white)\s/, '')
    .split(/[\s-]+/)
    .some((each) => each !== '' && !notNames.has(each));

/** The name by which a reader introduces themselves; null without one. */
export function nameIn(text: string): string | null {
  const written = introductionIn(text)?.[1]?.replace(/[.,]+$/, '') ?? '';
  const found = written.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  const isPossessive = /['’]s$/.test(found.split(' ')[0] ?? '');
  return found === '' || isPossessive || found.length > maxNameLength ? null : found;
}

/** The text without the words by which a reader introduces themselves: “I’m Tom Reed, the gardener”. */
export function withoutIntroduction(text: string): string {
  const found = introductionIn(text);
  if (!found || nameIn(text) === null) return text;
  const after = text.slice(found.index + found[0].length);
  return `${text.slice(0, found.index)}${after.replace(/^\s*,\s*(?:the|an?|your)\s[^.,;!?]*/i, '')}`;
}
