import { type Graph, isTest } from '../graph.ts';
import { proseOf } from '../prose.ts';
import type { Rule, Violation } from '../rule.ts';

/** Texts that the product specification prescribes letter for letter. */
const SPEC_TEXTS = [/World book can't exceed/];

/** Sources with texts for people. */
const FOR_PEOPLE = /^(?:shared\/(?:contract|forms|mfe|ui)|mfe-[^/]+|host\/app|api\/modules)\/.*\.tsx?$/;
/** Texts for developers, and those that a language model reads. */
const FOR_OTHERS =
  /^shared\/contract\/(?:endpoints\/|openapi\.ts$)|^api\/modules\/writing-help\/texts\/prompt\.ts$/;

/** A straight apostrophe within or after a word: “don't”, “the story's”, “${name}'s”. */
const STRAIGHT = /[A-Za-z}]\\?'(?:s|t|re|ve|ll|d|m)\b/;

/** Rules for texts that people read. */
export const textRules: Rule[] = [
  {
    name: 'typographic-apostrophes',
    fix: 'write ’ in texts for people; tools/arrows/rules/texts.ts lists the texts that the specification prescribes',
    check: ({ tree }: Graph) =>
      [...tree].flatMap(([path, text]) =>
        FOR_PEOPLE.test(path) && !FOR_OTHERS.test(path) && !isTest(path) ? straightIn(path, text) : [],
      ),
  },
];

function straightIn(path: string, text: string): Violation[] {
  const comments = Map.groupBy(
    proseOf(path, text).filter(({ kind }) => kind === 'comment'),
    ({ line }) => line,
  );
  return text.split('\n').flatMap((words, index) => {
    const line = index + 1;
    const code = (comments.get(line) ?? []).reduce((rest, comment) => rest.replace(comment.words, ''), words);
    const found = STRAIGHT.exec(code);
    if (!found || SPEC_TEXTS.some((spec) => spec.test(code))) return [];
    return [{ path, line, found: `says ${found[0]} with a straight apostrophe` }];
  });
}
