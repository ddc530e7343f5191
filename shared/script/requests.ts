import { spellingsOf } from './words.ts';

const pronoun = /^(?:i|me|my|you|your|he|him|his|she|her|it|its|they|them|their|we|us|our)$/;

/** The words alone: “I ask her what I saw” is the choice “Ask what you saw”, whose words say little. */
export const plain = (text: string): string => {
  const words = spellingsOf(text);
  const said = words.filter((word) => !pronoun.test(word));
  return (said.length > 1 ? said : words).join(' ');
};

/** Not “I go back to the inn”, which is an act. */
export const asksToGoBack =
  /^\W*(?:please\s+)?(?:i\s+)?(?:(?:go|step|turn|take me)\s+back|undo(?:\s+(?:it|that|this))?)\W*$/i;

/** A look at the place: “I look around the room”, “I search the cellar”, but not “I search his pockets”. */
export const looksAround =
  /\b(?:look|glance|gaze|peer|walk|wander)(?:ing)?\s+(?:all\s+)?(?:around|round|about)\b|\b(?:explore|examine|inspect|search|study)(?:\s+(?:the|this|my|our)\s+(?:whole\s+)?(?:place|area|room|surroundings|scene|cabin|compartment|cellar|house|street|garden|hall|kitchen))?\W*$/i;

export const asksForChoices =
  /^\W*(?:go on|continue|next|what now)\W*$|\bwhat (?:can|could|should|shall|must|do) (?:i|we) do\b(?! (?:to|for|about|with)\b)|\bwhat (?:are )?my (?:options|choices)\b/i;

export const asksForName = /\bwhat(?:['’]s| is| was) my name\b|\b(?:know|remember|tell me) my name\b/i;
