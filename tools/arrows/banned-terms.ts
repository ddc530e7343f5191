export type Term = { pattern: RegExp; use: string };

/** Phrases that `docs/glossary.md` replaces, in comments, test titles, texts and documents. */
export const bannedPhrases: Term[] = [
  { pattern: /\banew\b/i, use: 'again, or the exact verb' },
  { pattern: /\bthereupon\b/i, use: 'then' },
  { pattern: /\bwho(?:m)?ever\b/i, use: 'the noun: the reader, the caller, the process' },
  { pattern: /\btold short\b/i, use: 'summarized' },
  { pattern: /\blets? go of\b/i, use: 'remove, release or unpin' },
  { pattern: /\bstands? (?:under|in for|upon)\b/i, use: 'is keyed by, belongs to' },
  { pattern: /\bby hand of\b/i, use: 'by' },
  { pattern: /\bgo on (?:with|from)\b|\bgoes on\b/i, use: 'continue' },
  { pattern: /\bonce more\b/i, use: 'again' },
  { pattern: /\bleans? on\b/i, use: 'depends on, imports' },
];

/** Openings that a comment may not have, because its subject comes first. */
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

/** Names that `docs/glossary.md` replaces, in code, comments and paths. Fiction and data of tests may use the words. */
export const bannedNames: Term[] = [
  { pattern: /\bslices\b|\b[a-z]+Slices?\b|\bSlices?[A-Z]\w*/, use: 'micro-frontend, mfe' },
  { pattern: /chronicle/i, use: 'summary' },
  { pattern: /\bupkeep\b/i, use: 'job' },
  { pattern: /small-?words?\b/i, use: 'stop words' },
  { pattern: /\bhops?\b/i, use: 'forward to owner, redirect' },
  { pattern: /\bwearLook\b|\blookIn\b|\blookCookie\b/, use: 'theme, applyTheme' },
  { pattern: /tether|\blifeline\b/i, use: 'parent watchdog' },
  { pattern: /\bPage(?:News|Stage)\b/, use: 'route announcer, page transition' },
  { pattern: /\buse-?kept-?(?:focus|place)\b/i, use: 'restore focus, scroll restoration' },
  {
    pattern: /[a-z](?:-desk|Desk)\b|\bdesk (?:=|:)|\bdesk\.[a-z]/,
    use: 'harness, client; editorial content',
  },
  { pattern: /\bkept(?:-runs)?\.ts\b|KeptRuns?\b/, use: 'stored runs, unused parts' },
  { pattern: /\b(?:const|let) lab\b|\blab\.[a-z]/, use: 'harness, setup, server' },
  { pattern: /\bstrands?\b|[a-z]Strands?\b/i, use: 'memory branch, path' },
  { pattern: /\bdeeds?\b/i, use: 'action' },
  { pattern: /\bsweeps?\b|[a-z]Sweep/i, use: 'cleanup, purge' },
  { pattern: /\bpicturing\b/i, use: 'image generation' },
  { pattern: /\bletGo\b|\blet-go\b/, use: 'unpin' },
  { pattern: /\bgoOn\b|\bgo-on\b/, use: 'continue' },
  { pattern: /\bstepBack\b|\bstep-back\b/, use: 'undo' },
  { pattern: /\bTrouble\b|[a-z]Trouble\b/, use: 'ChatError' },
  { pattern: /\bperformLive\b|\bperformer\b/i, use: 'play stream' },
  { pattern: /\bmouth\b|\bhush/i, use: 'speech engine, cancel' },
  { pattern: /\bwary\b|\btellable\b/i, use: 'output moderation, quotable sentence' },
  { pattern: /\bwish(?:es|ed)?\b/i, use: 'instruction, options, prompt input' },
  { pattern: /\bhub\b/i, use: 'run registry' },
  { pattern: /\blapsed\b/i, use: 'expired lease' },
  { pattern: /\bmood-?list\b/i, use: 'synonym' },
  { pattern: /\bKeyPlace\b|\binterface Place\b/, use: 'KeyContext, Cursor' },
  { pattern: /\bset-?aside\b/i, use: 'hold' },
  {
    pattern: /\bsku\b|\bcash-?out\b|\bID scan\b|\bOTP\b/i,
    use: 'price id, withdrawal, identity document, code',
  },
  { pattern: /\btickets?\b/i, use: 'case' },
  { pattern: /\binvite.?code\b|\bfour.?eyes\b/i, use: 'referral, second administrator' },
  { pattern: /\bhouse account\b/i, use: 'system account' },
  {
    pattern: /\b(?:the|a|of) house\b(?! (?:at|number|seven|three)\b)/i,
    use: 'the repository, the shell, a part',
  },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
];
