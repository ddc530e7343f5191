const MAX_WORDS = 28;

/** True if a sentence can be quoted in a story: not addressed to the narrator and at most 28 words. */
export function isQuotable(sentence: string): boolean {
  return (
    !/\b(reader|player|exchange|scene|narrat|reply|replies)/i.test(sentence) &&
    sentence.length > 12 &&
    sentence.split(/\s+/).length <= MAX_WORDS
  );
}

/** Finite verbs; a sentence without any is probably a heading. */
const FINITE =
  /\b(is|are|was|were|has|have|had|can|cannot|must|may|might|will|would|should|does|do|did|lies|lie|stands|opens|closes|shuts|runs|comes|goes|keeps|knows|says|takes|gives|holds|leads|begins|ends|costs|belongs|remembers|means|wants|needs|sells|lives|eats|sleeps|speaks|hears|sees|makes|pays|stays|grows|falls|rises|moves)\b/i;

/** Pronouns that refer to the previous sentence. */
const DEPENDENT = /^(?:he|she|it|they|her|his|its|their|this|that|these|those|both|there)\b/i;

/** True if a character could say the sentence: no list, heading or note, and independent of the previous one. */
export function isSpeakable(sentence: string): boolean {
  return (
    isQuotable(sentence) &&
    !/[:;](?!\d)/.test(sentence) &&
    !DEPENDENT.test(sentence) &&
    sentence.split(/\s+/).length >= 5 &&
    FINITE.test(sentence)
  );
}
