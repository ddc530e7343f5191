import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { slimBinary } from 'harper.js/slimBinary';
import { heardRules, writtenRules } from './rules.ts';
import { speechOf } from './speech.ts';
import { correctWords, type Unknown } from './spelling.ts';
import { simplePastOf } from './verbs.ts';

const rules = { ...writtenRules, ...heardRules };
const spelling = 'SpellCheck';
const irregulars = 'RegularIrregulars';
/** A correction may uncover an error: “he dont”, “he don’t”. */
const maxRounds = 3;

interface Edit {
  start: number;
  end: number;
  to: string;
}

/** Corrects a text of English with the rules of `rules.ts` and the dictionary. `own`: words of the story, in lower case. */
export async function correct(text: string, own: ReadonlySet<string>): Promise<string> {
  let current = text;
  for (let round = 0; round < maxRounds; round++) {
    const edits = await findEdits(current, own);
    if (edits.length === 0) break;
    current = apply(current, edits);
  }
  return current;
}

async function findEdits(text: string, own: ReadonlySet<string>): Promise<Edit[]> {
  const isSpoken = speechOf(text);
  const groups = await lint(text, Dialect.American);
  const byRule = Object.entries(groups).flatMap(([rule, lints]) =>
    lints.flatMap((found) => {
      const guard = rules[rule];
      const edit = editOf(text, found);
      if (guard === undefined || edit === undefined) return [];
      const change = {
        before: text.slice(0, edit.start),
        from: text.slice(edit.start, edit.end),
        // The library has one form: “he shaken”.
        to: (rule === irregulars ? simplePastOf(edit.to) : edit.to).replace(/^AN$/, 'An'),
        after: text.slice(edit.end),
      };
      const isAllowed = guard(change) && !(rule in heardRules && isSpoken(edit.start));
      return isAllowed ? [{ ...edit, to: change.to }] : [];
    }),
  );
  // The dictionary does not know “thinked” either, and would take it for a slip of the pen.
  const irregular = new Set((groups[irregulars] ?? []).map((found) => found.span().start));
  const unknown = (groups[spelling] ?? []).filter((found) => !irregular.has(found.span().start));
  const words = correctWords(text, await unknownWords(text, unknown), own);
  // The first of two at one place wins: “teh” is corrected before it gets a capital.
  return [...words, ...byRule];
}

/** The words that neither an American nor a British author knows. */
async function unknownWords(text: string, lints: readonly Lint[]): Promise<Unknown[]> {
  if (lints.length === 0) return [];
  const british = (await lint(text, Dialect.British))[spelling] ?? [];
  const unknown = new Set(british.map((each) => each.span().start));
  return lints
    .filter((each) => unknown.has(each.span().start))
    .map((each) => ({
      ...placeOf(text, each),
      word: each.get_problem_text(),
      suggestions: each.suggestions().map((suggestion) => suggestion.get_replacement_text()),
    }));
}

/** A change of its dialect or rules would build a linter anew. */
const linters = new Map<Dialect, Promise<LocalLinter>>();

async function lint(text: string, dialect: Dialect): Promise<Record<string, Lint[]>> {
  const linter = linters.get(dialect) ?? createLinter(dialect);
  linters.set(dialect, linter);
  return (await linter).organizedLints(text, { language: 'plaintext', dedup: false });
}

async function createLinter(dialect: Dialect): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary: slimBinary, dialect });
  const isWanted = (rule: string) => rule === spelling || (rule in rules && dialect === Dialect.American);
  const known = Object.keys(await linter.getLintConfig());
  await linter.setLintConfig(Object.fromEntries(known.map((rule) => [rule, isWanted(rule)])));
  return linter;
}

function editOf(text: string, found: Lint): Edit | undefined {
  const [suggestion] = found.suggestions();
  if (suggestion === undefined) return undefined;
  const { start, end } = placeOf(text, found);
  const to = suggestion.get_replacement_text();
  return suggestion.kind() === SuggestionKind.InsertAfter ? { start: end, end, to } : { start, end, to };
}

/** The library counts code points. */
function placeOf(text: string, found: Lint) {
  const span = found.span();
  const lengthOf = (points: number) => [...text].slice(0, points).join('').length;
  return { start: lengthOf(span.start), end: lengthOf(span.end) };
}

/** Applies edits from the end to the start; of two that overlap, the later one. */
function apply(text: string, edits: readonly Edit[]): string {
  let result = text;
  let limit = text.length;
  for (const { start, end, to } of edits.toSorted((one, other) => other.start - one.start)) {
    if (end > limit) continue;
    result = result.slice(0, start) + to + result.slice(end);
    limit = start;
  }
  return result;
}
