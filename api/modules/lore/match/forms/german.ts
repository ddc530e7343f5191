const MIN_STEM = 3;

const umlauts = new Map([
  ['ä', 'a'],
  ['ö', 'o'],
  ['ü', 'u'],
  ['Ä', 'A'],
  ['Ö', 'O'],
  ['Ü', 'U'],
]);

/** “Eier” and “Auen”: a diphthong alone is a noun. “Eis” is a different noun. */
const diphthong = /^(ei|au)(?:ern|er|en|es|e)$/i;
/** Nouns that double their s, without umlauts. Those in -us of two syllables or more follow a rule. */
const doubled = /^(bus|atlas|ananas|albatros|kurbis|iltis)se[ns]?$/i;
/** “Einfluss”, “Einflüsse”, “Zirkusse”; “Fluss” has one syllable. */
const doubledUs = /(?<=[aeiouy][^aeiouy]+)uss$/i;
/** Nouns that would become another noun without their ending: “Bus”, “Eis” and “Rahm”. */
const keepsEnding = /^(busen|eisen|rahmen)s?$/i;

/** Removes one case or plural ending, then one of derivation: “Wächters” and “Wächtern” become “wacht”. */
export function stemGerman(word: string): string {
  const plain = word.replaceAll('ß', 'ss').replace(/[äöüÄÖÜ]/g, (vowel) => umlauts.get(vowel) ?? vowel);
  const whole = diphthong.exec(plain)?.[1] ?? keepsEnding.exec(plain)?.[1];
  if (whole !== undefined) return whole;
  const singular = plain
    .replace(doubled, '$1')
    .replace(/innen$/, 'in')
    .replace(/eln$/, 'el')
    .replace(/nisse[ns]?$/, 'nis')
    .replace(/ee[ns]$/, 'ee')
    .replace(/(?<=e[lnr])s$/, '');
  if (singular.endsWith('nis')) return singular;
  const withoutCase = cut(singular, /(?:ern|em|er|en|es|e)$/) ?? cutGenitive(singular);
  const stem = cut(withoutCase, /(?:en|er)$/) ?? withoutCase;
  return stem.replace(doubledUs, 'us');
}

function cut(word: string, ending: RegExp): string | undefined {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= MIN_STEM ? stem : undefined;
}

/** “Annas”, but not “Glas” and “Haus”. */
const cutGenitive = (word: string): string =>
  word.length > MIN_STEM + 1 && /[abdfghiklmnortwy]s$/.test(word) ? word.slice(0, -1) : word;
