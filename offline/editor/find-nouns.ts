import { places, things } from '@storyloom/ports/visual-words';

const list = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

const nouns = list(`
  ally aunt baby boy bride brother captain cat child cook cousin detective devil dog duchess duke enemy family father
  friend ghost giant girl god goddess groom guard guest guide heir host husband judge king knight lady lord maid man
  midwife mother neighbour niece nun nurse orphan pilot priest prince princess queen sheriff sister son spy stranger
  student thief twin uncle vampire villain wife witch wizard woman
  alibi bargain bell bet blade blood book bridge cage camera clock coat coin contract crime curse dagger debt dream duel
  evening feast funeral game gift grave guild gun heart hotel jar jewel journal key knife lie locket message mill mine
  mirror money murder museum music name night oath past piano picture plague plan portrait prison prize promise prophecy
  puzzle recipe riddle ring rope rumour school scroll secret silence song soup spell statue stone story sword tea
  telephone theatre tide tomb town toy trap treasure treaty trial truth vault violin voice vow war watch wedding well will
  wine wish world year crew empire fire fog kingdom rain snow storm suspect wind`);
const suffix = /.{3}(?:er|or|ist|man|woman|ment|tion|sion|ness|ship|ence|ance|ity|hood|house)$/;
/** Words with such an ending that are no nouns, and nouns that are poor topics. */
const others = list(`
  ancient another better bigger bitter bright brighter clever closer colder cooler darker deeper eager earlier either elder
  ever faster former further greater harder higher however inferior inner junior larger later latter lesser lighter longer
  louder lower minor nearer neither never newer older other outer over poorer prior proper quieter rather richer senior
  sharper shorter silver slender slower smaller softer stronger superior taller tender together under upper warmer weaker
  whether wider younger assist conquer consider consist deliver discover enlist enter exist gather hover insist linger
  persist prefer recover remember resist scatter shatter shiver stagger suffer surrender uncover utter wander wither
  worship bed chair corner desk finger floor hall pass room shelf shoulder stair table`);
/** Nouns that are as often verbs, and so only count right after an article. */
const alsoVerbs = list(
  'bloom crow fire fog light mine note page rain ring rose snow steam storm suspect watch wave well will wind',
);

/** True for a word that is surely a noun, and no plural. */
function isNoun(word: string): boolean {
  if (others.has(word) || isPlural(word)) return false;
  return (
    nouns.has(word) ||
    suffix.test(word) ||
    [...places, ...things].some(([, words]) => word.match(words)?.[0] === word)
  );
}

const isPlural = (word: string) => /[^s]s$/.test(word);

/**
 * Nouns after an article or a possessive, the most frequent first: “lighthouse keeper” of “the old lighthouse keeper
 * vanishes”. Only known nouns are found: a sentence that takes a verb for a noun is wrong, one without the adjective is
 * not.
 */
export function findNouns(text: string): string[] {
  const seen = new Map<string, number>();
  const phrases = text
    .toLowerCase()
    .matchAll(/(?<![\p{L}’'-])(?:the|an?|his|her|your|my|their) (?=([\p{L}-]+(?: [\p{L}-]+){0,3}))/gu);
  for (const [, phrase = ''] of phrases) {
    const words = phrase.split(' ');
    const first = words.findIndex((word, at) => isPlural(word) || isNounAt(word, at));
    const rest = words.slice(Math.max(first, 0));
    const end = rest.findIndex((word, at) => !isNounAt(word, first + at));
    const noun = rest.slice(0, end === -1 ? rest.length : end).join(' ');
    if (first !== -1 && noun !== '') seen.set(noun, (seen.get(noun) ?? 0) + 1);
  }
  return [...seen].sort(([, one], [, other]) => other - one).map(([noun]) => noun);
}

/** `at`: words after the article. */
const isNounAt = (word: string, at: number) => isNoun(word) && (at === 0 || !alsoVerbs.has(word));
