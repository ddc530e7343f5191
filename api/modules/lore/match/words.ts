const segmenter = new Intl.Segmenter('en', { granularity: 'word' });

/** Splits text by Unicode word boundaries; “Bram's” is one word. */
export function splitWords(text: string): string[] {
  const words: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text)) if (isWordLike) words.push(segment);
  return words;
}

/** “Bram” of “Bram's”. */
export function withoutPossessive(word: string): string {
  return word.length > 2 && word.endsWith("'s") ? word.slice(0, -2) : word;
}

interface WordKey<Owner> {
  words: string[];
  owner: Owner;
}

/** Finds keys of whole words. The cost depends on the text and on keys with the same first word, not on the number of keys. */
export function createWordIndex<Owner>() {
  const byFirst = new Map<string, WordKey<Owner>[]>();

  return {
    /** `key` is folded. */
    add(key: string, owner: Owner): void {
      const words = splitWords(key);
      const [first] = words;
      if (first === undefined) return;
      const others = byFirst.get(first) ?? [];
      byFirst.set(first, [...others, { words, owner }]);
    },

    isEmpty: () => byFirst.size === 0,

    /** Calls `found` for each occurrence of a key. */
    find(text: string, found: (owner: Owner) => void): void {
      const words = splitWords(text);
      const bare = words.map(withoutPossessive);
      const matchesAt = (wanted: string, at: number) => words[at] === wanted || bare[at] === wanted;
      for (const [at, word] of words.entries()) {
        const candidates = [byFirst.get(word), bare[at] === word ? undefined : byFirst.get(bare[at] ?? '')];
        for (const key of candidates.flatMap((keys) => keys ?? [])) {
          if (key.words.every((wanted, step) => matchesAt(wanted, at + step))) found(key.owner);
        }
      }
    },
  };
}
