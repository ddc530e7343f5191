const swaps: Readonly<Record<string, string>> = {
  i: 'you',
  "i'm": 'you are',
  im: 'you are',
  "i've": 'you have',
  "i'd": 'you would',
  "i'll": 'you will',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  we: 'you',
  "we're": 'you are',
  "we've": 'you have',
  us: 'you',
  our: 'your',
  ours: 'yours',
};
const afterI: Readonly<Record<string, string>> = { am: 'are', was: 'were', "wasn't": "weren't" };

/** What a reader says of themselves as it is said to them: “I was born in Graz” is “you were born in Graz”. */
export function toSecondPerson(text: string): string {
  const words = text.replaceAll('’', "'").trim().split(/\s+/);
  return words
    .map((written, at) => {
      const [, before = '', word = '', after = ''] = /^(\W*)(.*?)(\W*)$/su.exec(written) ?? [];
      const key = word.toLowerCase();
      const isAfterI = /^i$/i.test(words[at - 1] ?? '');
      return before + (swaps[key] ?? (isAfterI ? afterI[key] : undefined) ?? word) + after;
    })
    .join(' ');
}
