const stop = new Set(
  'the a an and or but to of in on at for with about from into you your me my i we us it its this that these those they them their he him his she her is are was were be been am do does did have has had can could will would should may might not no yes so just then than what who why where when how tell ask say said look go going get got let want know think see there here any some all one out up down please like okay really more'.split(
    ' ',
  ),
);

/** Words that end a noun phrase. */
const afterNoun = new Set(
  `in into on onto at to from of off for with without behind under over by about near through before after against
  until when while where who that which is are was were has have do does did can will would and or but so because if
  again now then away back down up out open shut wide i you he she we they it cannot not my your his her their our this
  that a an the`.split(/\s+/),
);

/** Nouns that are poor topics: furniture and body parts. */
const poorTopics =
  /\b(?:floor|chair|bed|bench|sofa|table|corner|wall|ground|hands?|arms?|cheek|face|eyes|head|hair|shoulders?)$/i;

/** The noun phrase at the start of words that follow “the”. */
export function findNoun(words: string[]): string | undefined {
  const end = words.findIndex((word) => afterNoun.has(word.toLowerCase()));
  const own = (end === -1 ? words : words.slice(0, end)).slice(0, 3);
  const last = own.at(-1)?.toLowerCase() ?? '';
  return last.length < 3 || stop.has(last) || poorTopics.test(last) ? undefined : own.join(' ');
}
