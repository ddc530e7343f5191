import type { Rule } from './grammar-rule.ts';
import {
  conjugate,
  isInfinitiveVerb,
  participleOf,
  participles,
  simplePastOf,
  toInfinitive,
} from './verbs.ts';

const pronoun = '(i|you|he|she|it|we|they)';
const modal = '(can|could|will|would|should|must|may|might|cannot)';

/** Forms of verbs after other verbs. The tense that an author has chosen stays. */
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
  // “she wanted to went”, “nothing to ate”. After other words “to” may end its phrase: “the girl he talked to ran”.
  {
    pattern:
      '(am|is|are|was|were|be|been|have|has|had)? (want|wants|wanted|try|tries|tried|begin|began|start|started|need|needs|needed|decided|chose|dared|failed|intended|planned|promised|going|had|has|have|able|managed|hoped|used|ought|forgot|forget|learned|refused|wish|wished|like|liked|love|loved|seems|seemed|nothing|born|ready|afraid|willing|glad|happy|how|turn|time|chance) to [(#PastTense|left)]',
    to: toInfinitive,
  },
  // “she told him to went”
  {
    pattern:
      '(allowed|asked|asks|begged|expected|forced|helped|ordered|told|tells|want|wants|wanted) (me|you|him|her|us|them) to [#PastTense]',
    to: toInfinitive,
  },
  // “she decided too leave”
  {
    pattern:
      '(begin|began|start|started|want|wants|wanted|try|tries|tried|need|needs|needed|decided|managed|hoped|learned|refused|promised|ready|able) [too] #Infinitive',
    // “too slow”
    except: /\btoo (?:clear|close|complete|cool|dry|free|little|live|long|open|slow|thin|warm|well|wet)$/,
    to: () => 'to',
  },
  // “the man who rung the bell”
  {
    pattern: `(i|he|she|we|they|who) [(${participles.join('|')})] (#Determiner|#Possessive|#Pronoun|it|to|home|away|down|up|out|into|in|something|nothing)`,
    to: simplePastOf,
  },
  // “I have never saw this”
  {
    pattern: '(have|has|had) (never|always|already|just|only|not|ever|once)? [#PastTense]',
    to: participleOf,
  },
  // “did he really said that”
  { pattern: `(do|does|did) ${pronoun} #Adverb [#PastTense]`, to: toInfinitive },
  // “she walks to the window and open it”
  {
    pattern:
      '^(he|she|it|#FirstName) #PresentTense .{0,5} and [#Infinitive] (#Determiner|#Possessive|#Pronoun|to|at|into|up|down)',
    except:
      /\b(?:hears|helps|lets|makes|sees|watches)\b|\bto (?!the|an?|his|her|my|their|him|it|them)\p{Ll}+ /u,
    to: (verb) => (isInfinitiveVerb(verb) ? conjugate(verb).PresentTense : undefined),
  },
  // “I am agree”
  { pattern: 'i [am] agree', to: () => '' },
];
