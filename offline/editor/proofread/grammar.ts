import nlp from 'compromise';
import { samePast } from './rules.ts';
import { speechOf } from './speech.ts';

/** A pattern of the tagger, whose group is replaced unless the match has an exception; undefined leaves it, too. */
interface Rule {
  pattern: string;
  except?: RegExp;
  to(wrong: string, text: View): string | undefined;
}
type View = ReturnType<typeof nlp>;

interface Forms {
  PastTense: string;
  PresentTense: string;
}
interface Tagger {
  two: { transform: { verb: { conjugate(verb: string, model: unknown): Forms } } };
}
const formsOf = (verb: string): Forms =>
  verb === 'wake'
    ? { PastTense: 'woke', PresentTense: 'wakes' }
    : (nlp as unknown as { methods(): Tagger; model(): unknown })
        .methods()
        .two.transform.verb.conjugate(verb, (nlp as unknown as { model(): unknown }).model());

const infinitiveOf = (verb: string) => nlp(verb).verbs().toInfinitive().text();

/** Nouns that take either form of a verb, or stand in wishes: “God save the queen”. */
const eitherForm =
  /\b(?:army|audience|band|cattle|couple|crew|crowd|deer|devil|family|fish|folk|gang|god|government|half|jury|lord|lot|majority|most|number|pair|people|police|public|rest|sheep|staff|swine|team)\b/;
/** Words that are as often adjectives, participles or past forms. */
const notOnlyVerbs =
  /^(?:bent|bore|bound|clear|close|come|complete|fell|felt|found|free|ground|lay|lead|left|like|live|open|own|present|rose|run|saw|separate|welcome|wound)$/;
const plurals: Readonly<Record<string, string>> = { was: 'were', is: 'are', has: 'have', does: 'do' };
const simplePast: Readonly<Record<string, string>> = {
  begun: 'began',
  done: 'did',
  rung: 'rang',
  seen: 'saw',
  swum: 'swam',
};

/** Returns whether more verbs of the narration are in the past tense than in the present tense. */
const isPast = (text: View) =>
  text.match('#PastTense').length > text.match('#PresentTense').not('#Infinitive').not('#Gerund').length;

const rules: readonly Rule[] = [
  // “the old clerk keep a list”
  {
    pattern:
      '^(a|an|the|this|that|#Possessive) #Adjective? #Adjective? #Singular [#Infinitive] (#Determiner|#Possessive|#Pronoun|#Preposition|#Particle|#Adverb|to)',
    except: eitherForm,
    to: (verb, text) => {
      if (
        samePast.test(verb) ||
        infinitiveOf(verb) !== verb ||
        notOnlyVerbs.test(verb) ||
        !/^\p{Ll}+$/u.test(verb)
      )
        return undefined;
      const { PastTense, PresentTense } = formsOf(verb);
      return isPast(text) ? PastTense : PresentTense;
    },
  },
  // “the wolves was howling”
  {
    pattern: '^(the|these|those|my|your|his|her|our|their) #Adjective? #Plural [(was|is|has|does)]',
    except: /\b(?:gallows|lens|series|species|works|means|barracks|headquarters|crossroads)\b/,
    to: (verb) => plurals[verb],
  },
  // “there is two suns”
  {
    pattern:
      'there [(is|was)] (two|three|four|five|six|seven|eight|nine|ten|twelve|many|several) #Adjective? #Plural',
    to: (verb) => plurals[verb],
  },
  // “the knight must to choose”
  { pattern: 'must [to] #Infinitive', to: () => '' },
  // “he can sings”
  {
    pattern: '(i|you|he|she|it|we|they) (can|could|will|would|should|must|may|might|cannot) [#PresentTense]',
    to: (verb) => (/s$/.test(verb) && infinitiveOf(verb) !== '' ? infinitiveOf(verb) : undefined),
  },
  // “she was to tired to fight”
  {
    pattern:
      '(am|is|are|was|were|felt) [to] (afraid|angry|big|busy|dangerous|far|heavy|ill|late|old|poor|proud|sad|scared|sick|small|tired|weak|young)',
    to: () => 'too',
  },
  // “the man who rung the bell”
  {
    pattern: '(i|he|she|we|they|who) [(begun|done|rung|seen|swum)] (#Determiner|#Possessive|#Pronoun|it|to)',
    to: (verb) => simplePast[verb],
  },
  // “you are student”
  {
    pattern:
      '(i am|you are|he is|she is|he was|she was|become|becomes|became) [(actor|actress|detective|doctor|engineer|farmer|journalist|lawyer|nurse|painter|sailor|scientist|singer|soldier|student|teacher|waiter|waitress|witch|wizard|writer)]',
    to: (noun) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  },
  // “him and his sister must leave”
  { pattern: '^[him] and #Possessive #Adjective? #Noun #Verb', to: () => 'he' },
  // “I am agree”
  { pattern: 'i [am] agree', to: () => '' },
];

/** Mistakes that sound the same, in what characters say too. */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [
    /\b(in|on|of|from|with|into|by|under|through|at|inside|behind) it['’]s (?!(?:an?|the|not|all|been|being|too|so)\b)(?=\p{Ll})/giu,
    '$1 its ',
  ],
  [/\bit['’]s own\b/g, 'its own'],
  [/(?<!\b(?:the|an?|of|in|this|their|thieves['’]) )\bcant (?=\p{Ll})/gu, 'can’t '],
  [/\b([Yy])our (?=(?:the|an?) \p{Ll})/gu, '$1ou’re '],
];

interface Place {
  offset: { start: number; length: number };
}
const placesOf = (view: Pick<View, 'json'>) =>
  (view.json({ offset: true }) as Place[]).map(({ offset }) => offset);

/** The words of a match are of one clause, in lower case after the first: a capital may be a name. */
const oneClause = /^\p{L}[\p{Ll}'’ -]*$/u;
const afterAuxiliary = /\b(?:am|is|are|was|were|be|been|have|has|had|having)\s+$/i;

/** Corrects what the library has no rules for: agreement, modal verbs, articles and forms of verbs, in narration. */
export function correctGrammar(text: string): string {
  let current = text;
  for (const [pattern, form] of sameSound) current = current.replace(pattern, form);
  const isSpoken = speechOf(current);
  const view = nlp(current);
  const edits = rules.flatMap(({ pattern, except, to }) => {
    const whole = placesOf(view.match(pattern));
    return placesOf(view.match(pattern, 0)).flatMap(({ start, length }, at) => {
      const { start: from = 0, length: words = 0 } = whole[at] ?? {};
      const match = current.slice(from, from + words).replace(/[.,;:!?…”"]+$/, '');
      const isExcepted =
        isSpoken(start) || except?.test(match) || afterAuxiliary.test(current.slice(0, from));
      const wrong = current.slice(start, start + length);
      const right = isExcepted || !oneClause.test(match) ? undefined : to(wrong.toLowerCase(), view);
      return right === undefined || right === wrong ? [] : [{ start, length, right: withCase(right, wrong) }];
    });
  });
  for (const { start, length, right } of edits.toSorted((one, other) => other.start - one.start)) {
    // A word that is left out takes its space along.
    const end = start + length + (right === '' ? 1 : 0);
    current = current.slice(0, start) + right + current.slice(end);
  }
  return current;
}

const withCase = (right: string, wrong: string) =>
  /^\p{Lu}/u.test(wrong) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
