import { cardLimits } from '@storyloom/contract/cards/limits';
import { cutCharacters } from '@storyloom/contract/core/characters';
import { cleanText } from './clean-text.ts';
import { type MacroOutcome, replaceMacros } from './macros.ts';
import type { Report } from './report.ts';
import { removeScripts } from './scripts.ts';

const NOTES: Record<MacroOutcome, ['used' | 'changed' | 'kept', string]> = {
  placeholder: ['used', 'Names that each reader sees filled in: {{char}} and {{user}}'],
  removed: ['changed', 'Comments and other invisible macros were left out'],
  chosen: ['changed', 'Random choices became their first choice'],
  left: ['kept', 'Unknown macros are kept unchanged'],
};

const SHORTENED = `Texts of more than ${cardLimits.text.toLocaleString('en')} characters are shortened`;

/** Converts texts of a card to plain text with placeholders, and notes what changed. */
export function createPlainText(report: Report) {
  return (given: string): string => {
    const text = cutCharacters(given, cardLimits.text);
    if (text.length < given.length) report.add('shortened', SHORTENED);
    const onMacro = (outcome: MacroOutcome, macro: string) =>
      outcome === 'left'
        ? report.add(...NOTES.left, cutCharacters(macro, 40))
        : report.add(...NOTES[outcome]);
    return cleanText(replaceMacros(cleanText(removeScripts(text, report)), onMacro));
  };
}
