import type { Rule } from './grammar-rule.ts';
import {
  conjugate,
  infinitiveOf,
  isInfinitiveVerb,
  participleOf,
  participles,
  simplePastOf,
  toInfinitive,
} from './verbs.ts';

/** Verbs that are no nouns with an s. */
const surelyVerbs =
  'asks|begins|brings|comes|enters|feels|finds|gets|gives|goes|grabs|hears|knows|opens|pulls|reads|says|sees|sits|takes|tells|throws|writes';
const pastOf = (verb: string) => conjugate(infinitiveOf(verb) || verb).PastTense;

const pronoun = '(i|you|he|she|it|we|they)';
const modal = '(can|could|will|would|should|must|may|might|cannot)';

/** Forms of verbs after other verbs, and tenses that slip. */
export const verbFormRules: readonly Rule[] = [
  // “the knight must to choose”
  { pattern: 'must [to] #Infinitive', to: () => '' },
  // “he can sings”, “she could heard”
  {
    pattern: `${pronoun} ${modal} (not|never|only|just|still)? [(#PresentTense|#PastTense|left)]`,
    to: toInfinitive,
  },
  { pattern: '(#Noun|who) (could|would|should|must) (not|never)? [(#PastTense|left)]', to: toInfinitive },
  // “he doesn’t knows”
  { pattern: '(do|does|did) not [(#PresentTense|#PastTense|left)]', to: toInfinitive },
  // “she wanted to went”
  {
    pattern:
      '(want|wants|wanted|try|tries|tried|begin|began|start|started|need|needs|needed|decided|going|had|has|have|able|managed|hoped) to [(#PastTense|left)]',
    to: toInfinitive,
  },
  // “the man who rung the bell”
  {
    pattern: `(i|he|she|we|they|who) [(${participles.join('|')})] (#Determiner|#Possessive|#Pronoun|it|to|home|away|down|up|out|into|in|something|nothing)`,
    to: simplePastOf,
  },
  // “yesterday I go to the market”
  {
    pattern: '(yesterday|last night|last week|last year) (i|he|she|we|they) [#PresentTense]',
    to: pastOf,
  },
  // “I have never saw this”
  {
    pattern: '(have|has|had) (never|always|already|just|only|not|ever|once)? [#PastTense]',
    to: participleOf,
  },
  // “did he really said that”
  { pattern: `(do|does|did) ${pronoun} #Adverb [#PastTense]`, to: toInfinitive },
  // “he opened the door and sees a man”, “she looked at him and smiles”
  ...[`and [(${surelyVerbs})]`, '(him|her|it|me|us|them|up|down|away|back) and [#PresentTense]'].map(
    (slip) => ({
      pattern: `^(he|she|it|#FirstName) #PastTense .{0,4} ${slip}`,
      to: (verb: string) => (/s$/.test(verb) ? pastOf(verb) : undefined),
    }),
  ),
  // “she walks to the window and open it”
  {
    pattern:
      '^(he|she|it|#FirstName) #PresentTense .{0,5} and [#Infinitive] (#Determiner|#Possessive|#Pronoun|to|at|into|up|down)',
    except:
      /\b(?:hears|helps|lets|makes|sees|watches)\b|\bto (?!the|an?|his|her|my|their|him|it|them)\p{Ll}+ /u,
    to: (verb) => (isInfinitiveVerb(verb) ? conjugate(verb).PresentTense : undefined),
  },
  // “I walk to the window and looked out”
  {
    pattern:
      '^(i|we|they) [#PresentTense] (to|into|through|across|down|up|over|out|back) .{1,4} and #PastTense',
    to: pastOf,
  },
  // “I am agree”
  { pattern: 'i [am] agree', to: () => '' },
];
