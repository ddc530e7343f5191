/** Characters in a delta of the bench's provider. */
export const deltaChars = 5;

const words = [
  'lamp',
  'tide',
  'naïve',
  '灯台',
  'harbour',
  '“quiet”',
  '🌊',
  'salt',
  'Odile',
  'über',
  'clock',
  '👩‍🚀',
  'door',
  'ash',
  'нет',
  'rope',
];

/** The text of one order: its own, so that a character of another stream is noticed; never ending in a space. */
export function textOf({ id, deltas }: { id: number; deltas: number }): string {
  let state = id + 1;
  let text = `${id}:`;
  const wanted = deltas * deltaChars;
  for (let length = text.length; length < wanted - 1; ) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    const word = ` ${words[(state >> 8) % words.length]}`;
    text += word;
    length += [...word].length;
  }
  return `${[...text].slice(0, wanted - 1).join('')}.`;
}
