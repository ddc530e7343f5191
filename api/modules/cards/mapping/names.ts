import { countCharacters } from '@storyloom/contract/characters';
import { storyLimits } from '@storyloom/contract/limits/stories';
import { shortenText } from './split-text.ts';

const HONORIFICS = /^(?:the|a|an|sir|lady|lord|dr|mr|mrs|ms|miss|captain|king|queen|prince|princess)\.?$/i;
const SURROUNDINGS = /^[\s"“”'‘’([{*_~]+|[\s"“”'‘’)\]}*_~,.;:!-]+$/gu;

/** A name for a character that fits our limit: the nickname, the name, or its first word that is not a title. */
export function proposeName(fullName: string, nickname: string): string {
  const fits = (name: string) => countCharacters(name) <= storyLimits.characterName;
  const words = fullName.split(/\s+/u).map((word) => word.replace(SURROUNDINGS, ''));
  const isName = (word: string) => word !== '' && !HONORIFICS.test(word);
  const found = [nickname.trim(), fullName.trim(), ...words.filter(isName)].find(
    (name) => name !== '' && fits(name),
  );
  return found ?? shortenText(words.find(isName) ?? fullName, fits);
}
