const maxClauses = 10;

/** The sentences of a message and what follows “then”, in order. A dot after a title or an initial ends none. */
export function clausesOf(text: string): string[] {
  return text
    .replaceAll(/\b(Dr|Mr|Mrs|Ms|Prof|St|\p{Lu})\./gu, '$1\u2024')
    .split(/[.!;\n]+|(?<=\?)|,?\s+(?:and\s+)?then\s+/)
    .map((clause) => clause.replaceAll('\u2024', '.').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause))
    .slice(0, maxClauses);
}
