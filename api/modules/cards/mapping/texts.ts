import { cutCharacters } from '@storyloom/contract/characters';
import { cardLimits } from '@storyloom/contract/limits/cards';
import { DomainError } from '../../../platform/errors.ts';
import { cleanText, hasScript } from './clean-text.ts';
import { type MacroOutcome, replaceMacros } from './macros.ts';
import type { Report } from './report.ts';

const NOTES: Record<MacroOutcome, ['changed' | 'kept', string]> = {
  name: ['changed', '{{char}} became the name of the character'],
  reader: ['changed', '{{user}} became “you”. Read these sentences once: verbs may need another form'],
  removed: ['changed', 'Comments and other invisible macros were left out'],
  chosen: ['changed', 'Random choices became their first choice'],
  left: ['kept', 'Unknown macros are kept unchanged'],
};

const SHORTENED = `Texts of more than ${cardLimits.text.toLocaleString('en')} characters are shortened`;

/** Converts texts of a card to plain text, and notes their macros. Throws card.script. */
export function createPlainText(name: string, report: Report) {
  return (given: string): string => {
    const text = cutCharacters(given, cardLimits.text);
    if (text.length < given.length) report.add('shortened', SHORTENED);
    if (hasScript(text)) throw new DomainError('card.script');
    const onMacro = (outcome: MacroOutcome, macro: string) =>
      outcome === 'left'
        ? report.add(...NOTES.left, cutCharacters(macro, 40))
        : report.add(...NOTES[outcome]);
    return cleanText(replaceMacros(cleanText(text), { name, onMacro }));
  };
}
