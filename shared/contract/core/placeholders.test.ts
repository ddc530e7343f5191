import { describe, expect, it } from 'vitest';
import { fillPlaceholders } from './placeholders.ts';

const fill = (text: string, reader: string | null = null, sample?: string) =>
  fillPlaceholders(text, { reader, character: 'Odile' }, sample);

describe('fillPlaceholders', () => {
  it.each([
    ['{{char}} waves at {{user}}.', 'Odile waves at Ann.'],
    ['{{USER}} and {{ Char }}’s boat, {{user}}’s coat.', 'Ann and Odile’s boat, Ann’s coat.'],
    ['{{user}} is late, and {{char}} was asleep.', 'Ann is late, and Odile was asleep.'],
    ['{user}, {{users}} and {{ user stay.', '{user}, {{users}} and {{ user stay.'],
  ])('fills %j with the names', (text, expected) => {
    expect(fill(text, 'Ann')).toBe(expected);
  });

  it('fills names that look like placeholders once', () => {
    expect(fill('{{user}} and {{char}}', '{{char}}$&')).toBe('{{char}}$& and Odile');
  });

  it.each([
    ['The tide waits with {{user}}.', 'The tide waits with you.'],
    [
      "{{user}} wake. {{user}}’s lamp is out, {{user}}'s coat too.",
      'You wake. Your lamp is out, your coat too.',
    ],
    [
      '{{user}} is late. She knows that {{user}} has no ticket, and {{user}} wasn’t asleep.',
      'You are late. She knows that you have no ticket, and you weren’t asleep.',
    ],
    ['The one who loves {{user}} is here.', 'The one who loves you is here.'],
    ['*{{user}} wait* and say: “{{user}} go?”', '*You wait* and say: “You go?”'],
    ['{{user}}: Hello\n{{char}}: Hello\n{{user}}: Go', 'You: Hello\nOdile: Hello\nYou: Go'],
    ['Sie sieht {{user}} an. „{{user}}, du bist spät.“', 'Sie sieht du an. „Du, du bist spät.“'],
    ['{{user}} ouvre la porte et elle part avec {{user}}.', 'Tu ouvre la porte et elle part avec toi.'],
    ['El mar espera y los años pasan por {{user}}.', 'El mar espera y los años pasan por tú.'],
    ['Ele não sabe o que {{user}} tem em casa.', 'Ele não sabe o que você tem em casa.'],
    ['{{user}} non sai che cosa è.', 'Tu non sai che cosa è.'],
    ['{{char}}看着{{user}}。', 'Odile看着你。'],
    ['彼女は{{user}}を見た。', '彼女はあなたを見た。'],
    ['그녀는 {{user}}을 본다.', '그녀는 당신을 본다.'],
    ['{{user}} слышишь море. Море ждёт, и {{user}} тоже.', 'Ты слышишь море. Море ждёт, и ты тоже.'],
    ['Zzz {{user}}', 'Zzz you'],
  ])('without a name fills %j with a word of its language', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it('fills many placeholders after many blank lines', () => {
    // Reading everything before each placeholder would exceed the time limit of tests.
    const text = `${'\n'.repeat(100_000)}x ${'{{user}} '.repeat(2_000)}`;
    expect(fill(text)).toMatch(/x (?:you ){2000}$/);
  });

  it('takes the language of a short text from a sample', () => {
    expect(fill('Suivre {{user}}', null, 'La porte est fermée et elle est dans le noir.')).toBe('Suivre toi');
  });
});
