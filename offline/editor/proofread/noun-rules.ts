import type { Rule } from './grammar-rule.ts';

/** Articles and pronouns that the library has no rules for. */
export const nounRules: readonly Rule[] = [
  // “you are student”
  {
    pattern:
      '(i am|you are|he is|she is|he was|she was|become|becomes|became) [(actor|actress|detective|doctor|engineer|farmer|journalist|lawyer|nurse|painter|sailor|scientist|singer|soldier|student|teacher|waiter|waitress|witch|wizard|writer)]',
    to: (noun) => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`,
  },
  // “this swords are made of silver”
  { pattern: '^[this] #Adjective? #Plural (are|were|have)', to: () => 'these' },
  { pattern: '^[that] #Adjective? #Plural (are|were|have)', to: () => 'those' },
  // “him and his sister must leave”
  { pattern: '^[him] and #Possessive #Adjective? #Noun #Verb', to: () => 'he' },
];
