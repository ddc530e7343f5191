import { cutCharacters } from '@storyloom/contract/core/characters';
import type { Report } from '../report.ts';

/** All forms of the placeholders, in any case. */
const PLACEHOLDER = /\{\{\s*(user|char|bot)\s*\}\}|(?<!\{)\{(user|char|bot)\}(?!\})|<(user|char|bot)>/giu;
const MACRO = /\{\{((?:[^{}]|\{\{(?:char|user)\}\})*)\}\}/gu;
const FIRST_CHOICE = /^(?:random|pick)\s*(?:::|:)/iu;
const MAX_NESTING = 4;

/**
 * Gives the placeholders of the character and the reader one form, {{char}} and {{user}}, and replaces other macros of
 * cards by plain text: a random choice by its first.
 */
export function replaceMacros(text: string, report?: Report): string {
  let replaced = text.replace(PLACEHOLDER, (_, braced?: string, single?: string, angled?: string) => {
    report?.add('used', 'Names that each reader sees filled in: {{char}} and {{user}}');
    return /^user$/i.test(braced ?? single ?? angled ?? '') ? '{{user}}' : '{{char}}';
  });
  for (let nesting = 0; nesting < MAX_NESTING; nesting += 1) {
    const before = replaced;
    replaced = before.replace(MACRO, (macro, inner: string) => {
      const value = evaluateMacro(inner.trim());
      if (value !== null) report?.add('changed', value.note);
      return value?.text ?? macro;
    });
    if (replaced === before) break;
  }
  const left = replaced.match(MACRO)?.filter((macro) => macro !== '{{char}}' && macro !== '{{user}}');
  for (const macro of new Set(left))
    report?.add('kept', 'Unknown macros are kept unchanged', cutCharacters(macro, 40));
  return replaced;
}

/** Fills the placeholders where no reader sees the text in a story: in titles and keys. */
export const fillName = (text: string, name: string) =>
  replaceMacros(text)
    .replaceAll('{{char}}', () => name)
    .replaceAll('{{user}}', 'you');

const HIDDEN = 'Comments and other invisible macros were left out';
const CHOSEN = 'Random choices became their first choice';

/** The text that replaces a macro, with a note; null for an unknown one. */
function evaluateMacro(macro: string): { text: string; note: string } | null {
  const word = macro.toLowerCase();
  if (word === 'newline') return { text: '\n', note: HIDDEN };
  const isHidden = macro.startsWith('//') || /^(?:comment|hidden_key)\s*:/iu.test(macro);
  if (isHidden || ['', 'trim', 'noop', 'original'].includes(word)) return { text: '', note: HIDDEN };
  if (!FIRST_CHOICE.test(macro)) return null;
  const choices = macro.replace(FIRST_CHOICE, '');
  const [first = ''] = choices.includes('::') ? choices.split('::') : choices.split(/(?<!\\),/u);
  return { text: first.replaceAll('\\,', ',').trim(), note: CHOSEN };
}
