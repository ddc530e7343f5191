import { cutCharacters } from '@storyloom/contract/core/characters';
import { wrongTypes } from '../formats/card.ts';
import { asArray, asRecord, asText, asTexts, isFilled } from '../formats/values.ts';
import type { Report } from './report.ts';

/** Names of extensions with scripts for other programs. */
const SCRIPTS = /script|trigger|regex|lua/i;

/** Notes the parts of a card that we do not use. An export writes them back. */
export function noteUnusedParts(data: Record<string, unknown>, report: Report): void {
  const keep = (isGiven: boolean, text: string, names: readonly string[] = []) => {
    if (!isGiven) return;
    if (names.length === 0) report.add('kept', text);
    for (const name of names) report.add('kept', text, name);
  };
  const greetings = [...asTexts(data.alternate_greetings), ...asTexts(data.group_only_greetings)];
  // The first of them is the opening of a card without a first message.
  const count = greetings.length - (isFilled(data.first_mes) || !isFilled(data.alternate_greetings) ? 0 : 1);
  keep(count > 0, `${count} other first ${count === 1 ? 'message' : 'messages'}`);
  keep(asText(data.system_prompt).trim() !== '', 'System prompt: our storyteller has its own');
  keep(asText(data.post_history_instructions).trim() !== '', 'Instructions after the dialog');
  keep(asText(data.creator).trim() !== '', `Creator: ${cutCharacters(asText(data.creator), 80)}`);
  keep(asArray(data.actions).length > 0, 'What was played: a story begins with its opening scene');
  const assets = asArray(data.assets).map(
    (asset) => asText(asRecord(asset).name) || asText(asRecord(asset).type),
  );
  keep(assets.length > 1, 'Pictures and other files besides the main picture', assets.slice(1));
  const extensions = Object.entries(asRecord(data.extensions)).filter(
    ([name, value]) => name !== 'storyloom' && value !== false && isFilled(value),
  );
  const names = extensions.map(([name]) => name);
  keep(wrongTypes(data).length > 0, 'Fields with values of a type that we cannot read', wrongTypes(data));
  keep(names.some(isScript), 'Scripts of other programs. We never run them', names.filter(isScript));
  const others = names.filter((name) => !isScript(name));
  keep(others.length > 0, 'Settings of other programs', others);
}

const isScript = (name: string) => SCRIPTS.test(name);
