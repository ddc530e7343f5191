/** Singular and plural of a regular English noun: “plank”, “planks”. */
export function wordForms(word: string): string[] {
  if (!/^[a-z]{3,}$/.test(word) || /(?:ed|ly|ing)$/.test(word)) return [word];
  const other = singularOf(word) ?? pluralOf(word);
  return [word, other];
}

function singularOf(word: string): string | undefined {
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return undefined;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return /(?:[sx]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}
