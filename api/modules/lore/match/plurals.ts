/** Plurals that differ from their singular in more than an ending. */
const irregular = new Map(
  Object.entries({
    men: 'man',
    women: 'woman',
    children: 'child',
    feet: 'foot',
    teeth: 'tooth',
    geese: 'goose',
    mice: 'mouse',
    wolves: 'wolf',
    knives: 'knife',
    thieves: 'thief',
    wives: 'wife',
    leaves: 'leaf',
    elves: 'elf',
    dwarves: 'dwarf',
    shelves: 'shelf',
    loaves: 'loaf',
    calves: 'calf',
    hooves: 'hoof',
  }),
);

const plurals = new Map([...irregular].map(([plural, singular]) => [singular, plural]));

/** Singular and plural of an English noun: “plank”, “planks”. */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || /(?:ed|ly|ing)$/.test(word)) return [word];
  const other = irregular.get(word) ?? singularOf(word) ?? plurals.get(word) ?? pluralOf(word);
  return [word, other];
}

/** The singular of an English noun in any case; the word itself if it is no plural. */
export function toSingular(word: string): string {
  return irregular.get(word.toLowerCase()) ?? singularOf(word) ?? word;
}

function singularOf(word: string): string | undefined {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return undefined;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:ss|x|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
