/** A stem of two letters or more, with the longest case ending of Russian nouns and adjectives. */
const ending =
  /^(?<stem>..+?)(?:иями|ьями|ями|ами|иях|ьях|иям|ьям|ией|ием|его|ого|ему|ому|ыми|ими|еем|оем|ях|ах|ям|ам|ой|ей|ий|ый|ым|им|ых|их|ую|юю|ая|яя|ое|ее|ые|ие|ии|ию|ия|ью|ья|ье|ьи|ея|ею|еи|ов|ев|ом|ем|а|е|и|й|о|у|ы|ь|ю|я)$/;

/** A vowel that some forms have and others do not: “замок” and “замка”, “окно” and “окон”. Three letters or more stay. */
const fleetingVowel = /^(.+[^аеиоуыэюя])[ео]([клнрц])$/;

/** Common nouns whose cases have another stem, by their genitive. */
const irregular = new Map(
  Object.entries({
    ...{ имя: 'имени', время: 'времени', пламя: 'пламени', племя: 'племени', знамя: 'знамени' },
    ...{ мать: 'матери', дочь: 'дочери', день: 'дня', пень: 'пня' },
    ...{ сон: 'сна', рот: 'рта', лоб: 'лба', лев: 'льва', лед: 'льда', пес: 'пса' },
    ...{ церковь: 'церкви', церковью: 'церкви', любовь: 'любви', любовью: 'любви' },
    ...{ люди: 'человека', людей: 'человека', людям: 'человека', людьми: 'человека', людях: 'человека' },
    ...{ дети: 'ребенка', детей: 'ребенка', детям: 'ребенка', детьми: 'ребенка', детях: 'ребенка' },
  }),
);

/** Young animals and children: “котята” and “котёнок”, “мышата” and “мышонок”, “щенята” and “щенок”. */
const young = /(?:енят|(?<=..)ят|(?<=.[жшчщ])ат)$/;

/** One stem for the cases of a folded Russian word, which has “е” in place of “ё”. */
export function stemRussian(word: string): string {
  const stem = withoutEndings(irregular.get(word) ?? word);
  return withoutFleetingVowel(stem.replace(young, (plural) => (plural === 'ат' ? 'онк' : 'енк')));
}

/** Removes endings until none is left, so that “Петров” and “Петрова” have one stem. */
function withoutEndings(word: string): string {
  const stem = ending.exec(word)?.groups?.stem;
  return stem === undefined ? word : withoutEndings(stem);
}

/** “замок” and “замк” become “замк”; “конек” and “коньк” become “конк”. */
const withoutFleetingVowel = (stem: string): string =>
  stem.replace(fleetingVowel, '$1$2').replace(/(?<=..)ь(?=[клнрц]$)/, '');
