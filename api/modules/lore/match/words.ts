const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** The words of a text in order, as Unicode parts them; “Bram's” stays one. */
export function wordsIn(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment);
  return words;
}

/** “Bram's” is also “Bram”. */
export function withoutPossessive(word: string): string {
  return word.length > 2 && word.endsWith("'s") ? word.slice(0, -2) : word;
}

/** A key of whole words, and whoever asks for it. */
interface WordKey<Owner> {
  words: string[];
  owner: Owner;
}

/** Finds keys of whole words; the cost depends on the text and on what begins alike, not on the number of keys. */
export function createWordIndex<Owner>() {
  const byFirst = new Map<string, WordKey<Owner>[]>();

  return {
    /** `key` is folded. */
    add(key: string, owner: Owner): void {
      const words = wordsIn(key);
      const [first] = words;
      if (first === undefined) return;
      const alike = byFirst.get(first) ?? [];
      byFirst.set(first, [...alike, { words, owner }]);
    },

    isEmpty: () => byFirst.size === 0,

    /** Calls `found` for each key in the text, as often as it stands there. */
    find(text: string, found: (owner: Owner) => void): void {
      const words = wordsIn(text);
      const bare = words.map(withoutPossessive);
      const stands = (wanted: string, at: number) => words[at] === wanted || bare[at] === wanted;
      for (const [at, word] of words.entries()) {
        const alike = [byFirst.get(word), bare[at] === word ? undefined : byFirst.get(bare[at] ?? '')];
        for (const key of alike.flatMap((keys) => keys ?? [])) {
          if (key.words.every((wanted, step) => stands(wanted, at + step))) found(key.owner);
        }
      }
    },
  };
}
