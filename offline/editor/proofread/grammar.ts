import nlp from 'compromise';
import { agreementRules } from './agreement.ts';
import { nounRules } from './noun-rules.ts';
import { ofPast } from './past.ts';
import { possessives } from './possessives.ts';
import { soundAlikes } from './sound-alikes.ts';
import { speechOf } from './speech.ts';
import { verbFormRules } from './verb-forms.ts';
import { tag, toSingular, toSingularVerb } from './verbs.ts';

const rules = [...agreementRules, ...verbFormRules, ...nounRules].map((rule) => ({
  ...rule,
  net: nlp.parseMatch(rule.pattern),
}));

interface Place {
  offset: { start: number; length: number };
}
const placesOf = (view: { json(options: { offset: true }): unknown }) =>
  (view.json({ offset: true }) as Place[]).map(({ offset }) => offset);

/** The words of a match are of one clause, in lower case after the first: a capital may be a name. */
const oneClause = /^\p{L}[\p{Ll}'’ -]*(?:, who [\p{Ll}'’ ]+)?$/u;
const afterAuxiliary = /\b(?:am|is|are|was|were|be|been|have|has|had|having)\s+$/i;

/** Corrects what the library has no rules for: words of the same sound everywhere, and grammar in narration. */
export function correctGrammar(text: string): string {
  let current = text;
  for (const [pattern, right] of [...soundAlikes, ...possessives])
    current = current.replace(pattern, (wrong: string) =>
      withCase(typeof right === 'string' ? right : right(wrong), wrong),
    );
  const isSpoken = speechOf(current);
  const view = tag(current);
  const edits = rules.flatMap(({ net, except, onlyAfter, notAfter, to }) => {
    const matches = view.match(net);
    if (!matches.found) return [];
    const whole = placesOf(matches);
    return placesOf(view.match(net, 0)).flatMap(({ start, length }, at) => {
      const { start: from = 0, length: words = 0 } = whole[at] ?? {};
      const match = current.slice(from, from + words).replace(/[.,;:!?…”"]+$/, '');
      const before = current.slice(0, from);
      const isPresent = (to === toSingular || to === toSingularVerb) && !current.startsWith('were', start);
      const isExcepted =
        isSpoken(start) ||
        except?.test(match) === true ||
        onlyAfter?.test(before) === false ||
        notAfter?.test(before) === true ||
        (isPresent && ofPast(before, current.slice(start + length))) ||
        afterAuxiliary.test(before);
      const wrong = current.slice(start, start + length).replace(/[.,;:!?…”"]+$/, '');
      const right = isExcepted || !oneClause.test(match) ? undefined : to(wrong.toLowerCase());
      return right === undefined || right === wrong
        ? []
        : [{ start, length: wrong.length, right: withCase(right, wrong) }];
    });
  });
  let limit = current.length;
  for (const { start, length, right } of edits.toSorted((one, other) => other.start - one.start)) {
    if (start + length > limit) continue;
    limit = start;
    // A word that is left out takes its space along.
    const end = start + length + (right === '' ? 1 : 0);
    current = current.slice(0, start) + right + current.slice(end);
  }
  return current;
}

const withCase = (right: string, wrong: string) =>
  /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
