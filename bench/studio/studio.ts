import type { Section } from '../report/table.ts';
import { measureTyping } from './typing.ts';
import { compareCompilation, compareWordCount } from './world-book.ts';

/** Measures the delays that an author sees while writing a world book. */
export async function benchStudio(say: (line: string) => void): Promise<Section[]> {
  say('studio: word count and compilation');
  const words = compareWordCount();
  const compilation = compareCompilation();
  const typing = await measureTyping(say);
  return [
    {
      title: '(i) Studio: a large and a small world book',
      sides: ['10,000 words', '1,000 words'],
      rows: [
        {
          what: 'Task of a key press, CPU throttled 4 times, p95',
          ...{ unit: 'ms', ours: typing.large, other: typing.small },
          target: { words: '≤ 50 ms', kind: 'at most', limit: 50 },
        },
        {
          what: 'Bytes of autosaves for each byte typed',
          ...{ unit: '×', ours: typing.traffic.large, other: typing.traffic.small },
          target: { words: '≤ 2 ×', kind: 'at most', limit: 2 },
        },
        {
          what: 'Word count',
          ...{ unit: 'ms', ours: words.large, other: words.small },
          target: { words: '≤ 5 ms', kind: 'at most', limit: 5 },
        },
      ],
      notes: [
        'Chromium, 1280 × 800: three times 20 characters typed into one part of the world book at 8 a second, with outline, count, analysis and autosave in between. The large side has 9,700 words, so that the typed words stay within the limit. CPU time of the main thread for each task that handles a key press; the sides alternate.',
        'Autosaves: the bodies of all saves while 240 characters are typed at 8 a second and saved, at the interval of the product.',
        'Word count: median of 50 rounds.',
      ],
    },
    {
      title: '(i) Studio: compiling a world book',
      sides: ['500 entries', '50 entries'],
      rows: [
        {
          what: 'Compile preview, every tenth passage changed',
          ...{ unit: 'ms', ours: compilation.large, other: compilation.small },
          target: { words: '≤ 30 ms', kind: 'at most', limit: 30 },
        },
      ],
      notes: [
        'One process; the text is split, its keys are chosen, and the entries are compared with those of the draft. The fastest of 30 rounds counts.',
      ],
    },
  ];
}
