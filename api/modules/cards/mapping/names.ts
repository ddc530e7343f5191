import { countCharacters } from '@storyloom/contract/core/characters';
import { storyLimits } from '@storyloom/contract/stories/limits';
import { shortenText } from './split-text.ts';

const HONORIFICS = /^(?:the|a|an|sir|lady|lord|dr|mr|mrs|ms|miss|captain|king|queen|prince|princess)\.?$/i;
/** Words that say what a card is, such as “RP: The Night Ferry”. */
const LABELS = /^(?:rp|rpg|oc|bot|card|sfw|nsfw|scenario|v?\d+)$/i;
/** Characters between the parts of a name; a hyphen only with spaces around it. */
const SEPARATORS = /[|｜/／・:：;；,，、~～()（）[\]【】「」『』—–]|\s-\s/u;
const SURROUNDINGS = /^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu;

/** A name for a character that fits our limit: the nickname, the name, or its first part or word that is not a title. */
export function proposeName(fullName: string, nickname: string): string {
  const fits = (name: string) => countCharacters(name) <= storyLimits.characterName;
  const isName = (text: string) => /\p{L}/u.test(text) && !HONORIFICS.test(text) && !LABELS.test(text);
  const trim = (text: string) => text.replace(SURROUNDINGS, '');
  const parts = fullName.split(SEPARATORS).map(trim).filter(isName);
  const words = parts
    .flatMap((part) => part.split(/\s+/u))
    .map(trim)
    .filter(isName);
  const whole = [nickname.trim(), fullName.trim()].filter(
    (name) => /\p{L}/u.test(name) || name === fullName.trim(),
  );
  const found = [...whole, ...parts, ...words].find((name) => name !== '' && fits(name));
  return found ?? shortenText(parts[0] ?? words[0] ?? fullName, fits);
}
