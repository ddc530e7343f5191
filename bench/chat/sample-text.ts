/** Characters per delta. */
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

/** A text unique to the script, so that characters of other streams are detected. Never ends with a space. */
export function createSampleText({ id, deltas }: { id: number; deltas: number }): string {
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
