export type Term = { pattern: RegExp; use: string };

/** Words that `docs/glossary.md` replaces, wherever they are said: comments, test titles, texts and documents. */
export const bannedPhrases: Term[] = [
  { pattern: /\banew\b/i, use: 'again, or the exact verb' },
  { pattern: /\bthereupon\b/i, use: 'then' },
  { pattern: /\bwho(?:m)?ever\b/i, use: 'the noun: the reader, the caller, the process' },
  { pattern: /\btold short\b/i, use: 'summarized' },
  { pattern: /\blets? go of\b/i, use: 'remove, release or unpin' },
  { pattern: /\bstands? (?:under|in for|upon)\b/i, use: 'is keyed by, belongs to' },
  { pattern: /\bby hand of\b/i, use: 'by' },
  { pattern: /\bgo(?:es)? on (?:with|from)\b/i, use: 'continue' },
];

/** How no comment begins: subject first. */
export const bannedOpenings: Term[] = [
  {
    pattern:
      /^(?:\/\*\*?|\*|\/\/|--)\s*(?:Who|What|Whose|Whoever|Nobody|So (?:many|much|late|far)|As long as)\b/,
    use: 'the subject first, in the present tense',
  },
  {
    pattern:
      /^(?:\/\*\*?|\*|\/\/|--)\s*(?:Of|By|For|As|Beside|Those|To be|With which|Until then|Until|Where)\b/,
    use: 'the subject first: “Size of …”, “Time until …”, “Finds which of …”',
  },
];

/** Names that `docs/glossary.md` replaces. */
export const bannedNames: Term[] = [
  { pattern: /\bslices\b|\b[a-z]+Slices?\b|\bSlices?[A-Z]\w*/, use: 'micro-frontend, mfe' },
  { pattern: /chronicle/i, use: 'summary' },
  { pattern: /\bupkeep\b/i, use: 'job' },
  { pattern: /small-?words/i, use: 'stop words' },
  { pattern: /owner-?hop/i, use: 'forward to owner' },
  { pattern: /\bwearLook\b|\blookIn\b|\blookCookie\b/, use: 'theme, applyTheme' },
  { pattern: /\btether\b|\blifeline\b/i, use: 'parent watchdog' },
  { pattern: /\bPage(?:News|Stage)\b/, use: 'route announcer, page transition' },
  { pattern: /\buse-?kept-?(?:focus|place)\b/i, use: 'restore focus, scroll restoration' },
  { pattern: /\boperationDesk\b|\bcreateDesk\b/i, use: 'editorial content' },
];
