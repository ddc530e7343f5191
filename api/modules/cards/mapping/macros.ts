/** The fate of a macro. */
export type MacroOutcome = 'name' | 'reader' | 'removed' | 'chosen' | 'left';

const MACRO = /\{\{([^{}]*)\}\}|<(user|bot|char)>/giu;
const READER = /(?:\{\{\s*user\s*\}\}|<user>)(['’]s\b)?/giu;
const SENTENCE_START = /(?:^|[.!?…]["”’*)]*\s+|\n\s*)["“‘*(]*$/u;
const FIRST_CHOICE = /^(?:random|pick)\s*(?:::|:)/iu;
const MAX_NESTING = 4;

interface Macros {
  /** The character's name in place of {{char}}. */
  name: string;
  onMacro(outcome: MacroOutcome, macro: string): void;
}

/** Replaces the macros of cards by plain text: {{char}} by a name, {{user}} by “you”, a random choice by its first. */
export function replaceMacros(text: string, { name, onMacro }: Macros): string {
  let replaced = text.replace(READER, (_, possessive: string | undefined, at: number, whole: string) => {
    onMacro('reader', '{{user}}');
    const word = possessive === undefined ? 'you' : 'your';
    return SENTENCE_START.test(whole.slice(Math.max(0, at - 20), at)) ? `Y${word.slice(1)}` : word;
  });
  const left = new Set<string>();
  for (let nesting = 0; nesting < MAX_NESTING; nesting += 1) {
    const before = replaced;
    replaced = before.replace(
      MACRO,
      (macro: string, braced: string | undefined, angled: string | undefined) => {
        const value = evaluateMacro((braced ?? angled ?? '').trim(), name);
        if (value === null) left.add(macro);
        else onMacro(value.outcome, macro);
        return value?.text ?? macro;
      },
    );
    if (replaced === before) break;
  }
  const remaining = new Set(replaced.match(MACRO));
  for (const macro of left) if (remaining.has(macro)) onMacro('left', macro);
  return replaced;
}

function evaluateMacro(macro: string, name: string): { text: string; outcome: MacroOutcome } | null {
  const word = macro.toLowerCase();
  if (word === 'char' || word === 'bot') return { text: name, outcome: 'name' };
  if (word === 'newline') return { text: '\n', outcome: 'removed' };
  const isHidden = macro.startsWith('//') || /^(?:comment|hidden_key)\s*:/iu.test(macro);
  if (isHidden || ['', 'trim', 'noop', 'original'].includes(word)) return { text: '', outcome: 'removed' };
  if (!FIRST_CHOICE.test(macro)) return null;
  const choices = macro.replace(FIRST_CHOICE, '');
  const [first = ''] = choices.includes('::') ? choices.split('::') : choices.split(/(?<!\\),/u);
  return { text: first.replaceAll('\\,', ',').trim(), outcome: 'chosen' };
}
