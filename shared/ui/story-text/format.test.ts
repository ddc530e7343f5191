import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Block, cutSpans, parseText, plainParagraphs, type TextSpan } from './format.ts';

/** A span as text: `<em>`, `[strong]`, `{code}`. */
const show = ({ text, isEmphasized, isStrong, isCode }: TextSpan) => {
  const strong = isStrong ? `[${text}]` : text;
  const marked = isEmphasized ? `<${strong}>` : strong;
  return isCode ? `{${marked}}` : marked;
};
const prefixes: Record<Block['kind'], string> = {
  paragraph: '',
  heading: '# ',
  quote: '> ',
  rule: '---',
  code: '',
};
const read = (text: string, options?: { isGrowing: boolean }) =>
  parseText(text, options).map(({ kind, spans }) => prefixes[kind] + spans.map(show).join(''));

describe('parseText', () => {
  it('splits lines and drops blank ones', () => {
    expect(parseText('One.\n\n  \nTwo.').map(({ at, kind }) => [at, kind])).toEqual([
      [0, 'paragraph'],
      [9, 'paragraph'],
    ]);
  });

  it.each<[string, string, string[]]>([
    ['one, two and three asterisks', 'a *b* c **d e** ***f***', ['a <b> c [d e] <[f]>']],
    ['emphasis over paragraphs', '*Rain falls.\n\nShe waits.* Then', ['<Rain falls.>', '<She waits.> Then']],
    ['strong within emphasis', '*a **b** c*', ['<a ><[b]>< c>']],
    ['emphasis within emphasis', '*The *old* lamp died.* Dark.', ['<The ><old>< lamp died.> Dark.']],
    ['emphasis after a quotation mark', '"Go."*She turns.* “_Now_”', ['“Go.”<She turns.> “<Now>”']],
    ['underscores', '_so_ it __is__', ['<so> it [is]']],
    ['marks between letters without spaces', '他*笑了*说', ['他<笑了>说']],
    ['asterisks within words and between numbers', '5*6*7, 2 * 3 * 4, o*n*e', ['5*6*7, 2 * 3 * 4, o*n*e']],
    ['underscores within words', 'snake_case_word and ^_^ or ^_^', ['snake_case_word and ^_^ or ^_^']],
    ['a mark that is never closed', 'an *open star', ['an *open star']],
    ['a mark whose other one is far below', '*one\n2\n3\n4\n5*', ['*one', '2', '3', '4', '5*']],
    ['a mark that stands before a heading', '*one\n# Two*', ['*one', '# Two*']],
    ['an item of a list', '* a rope\n* a lamp', ['* a rope', '* a lamp']],
    ['a heading', '### The Cellar ###\n#1 stays', ['# The Cellar', '#1 stays']],
    ['scene breaks', 'a\n***\nb\n* * *\n---\n<hr>', ['a', '---', 'b', '---', '---', '---']],
    ['a letter in a quote', '> Dear *Ilse*,\n>\n> > come.\n>_<', ['> Dear <Ilse>,', '> come.', '>_<']],
    ['code in a line and in a fence', 'a `*b*`\n```js\n*c*\n```\n*d*', ['a {*b*}', '{*c*}', '<d>']],
    ['a table', '| Item | Qty |\n|---|---|\n| Rope | 2 |', ['Item | Qty', 'Rope | 2']],
    ['a link and an image', '[map](https://a.example/b) ![sea](x.png)[b](', ['map sea[b](']],
    ['simple HTML', 'a<br>b <i>c</i> <B class="x">d</B> <span>e</span>', ['a', 'b <c> [d] e']],
    ['a comment', 'a <!-- mood: <b>calm</b> --> b <!-- c', ['a  b <!-- c']],
    ['other markup', '<script>x</script> <Odile> a < b', ['<script>x</script> <Odile> a < b']],
    ['entities', '&quot;Hi&quot; &mdash; &amp;lt; &#x41; &nosuch; &#0;', ['“Hi” — &lt; A &nosuch; &#0;']],
    ['escaped marks', String.raw`\*a\* C:\dir`, [String.raw`*a* C:\dir`]],
  ])('reads %s', (_, text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it('shows a growing text as it will be when its marks are closed', () => {
    const text = 'She *lifts the **old** lamp.\n\nIt is* dark, __very__ dark.';
    const whole = plainParagraphs(text).join('\n');
    for (let length = 1; length <= text.length; length++) {
      const shown = plainParagraphs(text.slice(0, length), { isGrowing: true }).join('\n');
      expect(whole.startsWith(shown)).toBe(true);
    }
    expect(read('She *lifts the **old', { isGrowing: true })).toEqual(['She <lifts the ><[old]>']);
  });

  it('keeps every character that is no mark, with its offset', () => {
    const unit = fc.constantFrom(
      'a',
      '水',
      '"',
      ' ',
      '\n',
      '*',
      '_',
      '`',
      '#',
      '>',
      '|',
      '<i>',
      '</i>',
      '&lt;',
      '\\',
    );
    fc.assert(
      fc.property(fc.string({ unit }), fc.boolean(), (text, isGrowing) => {
        const spans = parseText(text, { isGrowing }).flatMap((block) => block.spans);
        for (const { at, text: words } of spans.filter((span) => span.text !== '<')) {
          expect(text.slice(at, at + words.length)).toBe(words.replace(/[“”]/g, '"'));
        }
        expect(
          spans
            .map(({ text: words }) => words)
            .join('')
            .replace(/[^a水]/g, ''),
        ).toBe(text.replace(/<\/?i>|&lt;|[^a水]/g, ''));
      }),
    );
  });
});

describe('cutSpans', () => {
  it('keeps every character', () => {
    const [block] = parseText(`${' '.repeat(10)}one *two* three`);
    const cut = cutSpans(block?.spans ?? [], [0, 12, 16, 21, 99]);
    expect(cut.map(({ text }) => text.trimStart())).toEqual(
      ['on', 'e ', 't', 'wo', 't', 'hree'].map((part) => part.trimStart()),
    );
    expect(cut.map(({ at }) => at)).toEqual([0, 12, 15, 16, 19, 21]);
  });
});
