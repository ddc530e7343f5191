import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { readCardFile } from '@storyloom/api/modules/cards/formats/card-file.ts';
import { mapFile } from '@storyloom/api/modules/cards/map-file.ts';
import { createReport } from '@storyloom/api/modules/cards/mapping/report.ts';
import { openPromise } from 'yauzl';
import { startChild } from '../processes/child.ts';
import { scratch } from '../processes/scratch.ts';
import { alternate } from '../report/alternate.ts';
import { median } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { createPngCard, MB, receivedFile, writeCharx } from './files.ts';
import { measureUploads } from './uploads.ts';

const ROUNDS = 15;
const MAX_RATIO = 1.5;
const MAX_MEMORY_RATIO = 3;
const MAX_UPLOADS_MB = 400;

async function time(run: () => Promise<unknown>): Promise<number[]> {
  const begun = performance.now();
  await run();
  return [performance.now() - begun];
}

async function unzip(path: string): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  for await (const entry of zip.eachEntry())
    await finished((await zip.openReadStreamPromise(entry)).resume());
  zip.close();
}

/** Measures the import of cards, compared with unpacking the same file. */
export async function benchCards(say: (line: string) => void): Promise<Section[]> {
  const path = join(scratch(), 'card.charx');
  await writeCharx(path);
  const { size } = await stat(path);
  say(`cards: a CHARX file of ${(size / MB).toFixed(1)} MB, ${ROUNDS} rounds`);
  const importFile = async () => mapFile(await readCardFile(await receivedFile(path)), createReport());
  const times = await alternate(ROUNDS, {
    ours: () => time(importFile),
    other: () => time(() => unzip(path)),
  });
  const child = await startChild({
    ...{ name: 'import-once', script: 'bench/cards/import-once.ts', args: [path] },
    nodeFlags: ['--expose-gc'],
  });
  const { growth } = await child.ask<{ growth: number }>('import');
  await child.stop();
  say('cards: 20 uploads of 10 MB at once');
  const png = await createPngCard(9.9 * MB);
  const { before, peak, ms } = await measureUploads(png);
  const other = median(times.other);
  return [
    {
      title: '(j) Cards: importing a CHARX file of 20 MB',
      sides: ['import', 'unpacking'],
      rows: [
        {
          ...{ what: 'Time, median', unit: 'ms', ours: median(times.ours), other },
          target: { words: `≤ ${MAX_RATIO}×`, kind: 'at most', limit: MAX_RATIO * other },
        },
        {
          ...{ what: 'Growth of memory / size of the file', unit: 'MB', ours: growth / MB, other: size / MB },
          target: { words: `≤ ${MAX_MEMORY_RATIO}×`, kind: 'at most', limit: (MAX_MEMORY_RATIO * size) / MB },
        },
      ],
      notes: [
        `One process, ${ROUNDS} rounds, alternating. 19 pictures of 1 MB that do not compress and a lorebook of 500 entries. The import checks names, sizes and checksums of all files and converts the card; unpacking reads all files with yauzl and discards them. Memory is the peak of another process that imports once, above what it had before.`,
      ],
    },
    {
      title: '(j) Cards: 20 imports of 10 MB at once',
      sides: ['memory', 'files'],
      rows: [
        {
          ...{ what: 'Growth of the API’s memory, peak', unit: 'MB', ours: (peak - before) / MB },
          other: (20 * png.length) / MB,
          target: { words: `≤ ${MAX_UPLOADS_MB} MB`, kind: 'at most', limit: MAX_UPLOADS_MB },
        },
      ],
      notes: [
        `PNG cards of 9.9 MB with 100 entries, each by a user of their own, after one import for warm-up, which left the API at ${Math.round(before / MB)} MB. Each picture is decoded, judged and stored as a cover. All together took ${Math.round(ms / 1_000)} s.`,
      ],
    },
  ];
}
