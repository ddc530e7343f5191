import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { benchChat } from './chat/chat.ts';
import { benchComposition } from './composition/composition.ts';
import { benchDocuments } from './documents/documents.ts';
import { benchLighthouse } from './lighthouse/lighthouse.ts';
import { benchLore } from './lore/lore.ts';
import { benchPages } from './pages/pages.ts';
import { benchPoints } from './points/points.ts';
import { root } from './processes/child.ts';
import { removeScratch } from './processes/scratch.ts';
import { stopAll } from './processes/stopping.ts';
import { benchReach } from './reach/reach.ts';
import { isMet } from './report/comparison.ts';
import { withResults } from './report/document.ts';
import { describeMachine } from './report/machine.ts';
import { renderSection, type Section } from './report/table.ts';
import { benchTyping } from './studio/typing.ts';
import { benchTranscript } from './transcript/transcript.ts';

/**
 * `--stories N`, `--entries N`: size of the large catalogue or ledger for a trial run; its results are not saved.
 * `--keep FOLDER`: keeps the catalogues and ledgers for the next run, because seeding them takes minutes.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stories: { type: 'string' }, entries: { type: 'string' }, keep: { type: 'string' } },
});
const stories = values.stories === undefined ? undefined : Number(values.stories);
const entries = values.entries === undefined ? undefined : Number(values.entries);

const benches: Record<string, (say: (line: string) => void) => Promise<Section[]>> = {
  a: benchPages,
  b: async (say) => [await benchDocuments(say)],
  c: async (say) => [await benchChat(say)],
  d: benchLore,
  e: (say) => benchReach(say, { stories, keep: values.keep }),
  f: async (say) => [await benchTranscript(say)],
  g: benchLighthouse,
  h: (say) => benchPoints(say, { entries, keep: values.keep }),
  i: benchComposition,
  j: async (say) => [await benchTyping(say)],
};

const say = (line: string) => console.error(`· ${line}`);
const documentFile = join(root, 'docs', 'bench.md');

async function main(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !(name in benches));
  if (unknown.length > 0)
    throw new Error(
      `No bench ${unknown.join(', ')}. Usage: npm run bench [a|b|c|d|e|f|g|h|i|j] [-- --stories N] [--entries N] [--keep FOLDER]`,
    );
  const machine = describeMachine();
  const sections: Section[] = [];
  for (const name of wanted.length > 0 ? wanted : Object.keys(benches))
    sections.push(...((await benches[name]?.(say)) ?? []));
  const rendered = sections.map((section) =>
    renderSection({ ...section, notes: [...section.notes, machine] }),
  );
  console.log(rendered.join('\n'));
  if (stories === undefined && entries === undefined)
    writeFileSync(documentFile, withResults(readFileSync(documentFile, 'utf8'), rendered));
  const missed = sections.flatMap(({ rows }) => rows).filter((row) => isMet(row) === false);
  console.log(missed.length === 0 ? 'every target met' : `${missed.length} targets missed`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopAll().then(() => process.exit(130)));

try {
  await main(positionals);
  await stopAll();
  removeScratch();
} catch (error) {
  // The logs of a failed run are kept.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await stopAll();
}
process.exit();
