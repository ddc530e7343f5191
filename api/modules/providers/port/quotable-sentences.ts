const MAX_WORDS = 28;

/** Whether a sentence of a world book may be told: none that addresses the narrator, none longer than a breath. */
export function tellable(sentence: string): boolean {
  return (
    !/\b(reader|player|exchange|scene|narrat|reply|replies)/i.test(sentence) &&
    sentence.length > 12 &&
    sentence.split(/\s+/).length <= MAX_WORDS
  );
}

/** What nearly every sentence of a world book that is more than a heading has one of. */
const FINITE =
  /\b(is|are|was|were|has|have|had|can|cannot|must|may|might|will|would|should|does|do|did|lies|lie|stands|opens|closes|shuts|runs|comes|goes|keeps|knows|says|takes|gives|holds|leads|begins|ends|costs|belongs|remembers|means|wants|needs|sells|lives|eats|sleeps|speaks|hears|sees|makes|pays|stays|grows|falls|rises|moves)\b/i;

/** A sentence about somebody named in the one before it. */
const LEANS = /^(?:he|she|it|they|her|his|its|their|this|that|these|those|both|there)\b/i;

/** Whether somebody would say it aloud: no list, no heading, no note, none that leans on the one before. A time of day is no list. */
export function speakable(sentence: string): boolean {
  return (
    tellable(sentence) &&
    !/[:;](?!\d)/.test(sentence) &&
    !LEANS.test(sentence) &&
    sentence.split(/\s+/).length >= 5 &&
    FINITE.test(sentence)
  );
}
