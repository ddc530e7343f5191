import { readCardFile } from '@storyloom/api/modules/cards/formats/card-file.ts';
import { mapFile } from '@storyloom/api/modules/cards/map-file.ts';
import { createReport } from '@storyloom/api/modules/cards/mapping/report.ts';
import { receivedFile } from './files.ts';

/** Imports the file that the argument names, and reports the peak growth of the process's memory, in bytes. */
process.on('message', async () => {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  mapFile(await readCardFile(await receivedFile(process.argv[2] ?? '')), createReport());
  const peak = process.resourceUsage().maxRSS * 1024;
  process.send?.({ type: 'import', growth: Math.max(0, peak - before) });
});
process.send?.({ type: 'ready' });
