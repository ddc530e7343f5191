import { setTimeout as sleep } from 'node:timers/promises';
import { audit } from './audit.ts';
import { listFaults } from './faults.ts';
import { startFleet } from './fleet.ts';
import { startPlayers } from './players.ts';
import { dashboardLines, startPrometheus } from './prometheus.ts';

const PLAYERS = 20;
/** Play before a fault, and after it. */
const BEFORE_MS = 3_000;
const AFTER_MS = 4_000;

const [folder = '', ...words] = process.argv.slice(2);
const started = Date.now();
const fleet = await startFleet(folder);
console.log(`The fleet started in ${Math.round((Date.now() - started) / 1_000)} s.`);
startPrometheus(folder);
const head = [
  'fault',
  'turns',
  'requests',
  'failed',
  'lost',
  'doubled',
  'charged wrongly',
  'interrupted',
  'longest silence',
];
const rows = [head];
let isAsWanted = true;
// The first pages of a process take longer.
const first = startPlayers(fleet.site, PLAYERS);
await sleep(AFTER_MS);
await first.stop();
for (const { name, run } of listFaults(folder)) {
  if (words.length > 0 && !words.some((word) => name.includes(word))) continue;
  const players = startPlayers(fleet.site, PLAYERS);
  await sleep(BEFORE_MS);
  await run(fleet);
  await sleep(AFTER_MS);
  const play = await players.stop();
  const { lost, doubled, wronglyCharged, interrupted } = await audit(fleet, play);
  const failed = [...play.failures.values()].reduce((sum, each) => sum + each, 0);
  const counts = [
    play.turns.length,
    play.requests,
    failed,
    lost.length,
    doubled.length,
    wronglyCharged.length,
    interrupted,
  ];
  rows.push([name, ...counts.map(String), `${(play.silence / 1_000).toFixed(1)} s`]);
  console.log(rows.at(-1)?.join('  '));
  for (const [reason, times] of play.failures) console.log(`    ${times} × ${reason}`);
  for (const line of [...lost, ...doubled, ...wronglyCharged].slice(0, 10)) console.log(`    ${line}`);
  if (lost.length + doubled.length + wronglyCharged.length > 0) isAsWanted = false;
}
const panels = await dashboardLines();
console.log(`\n${panels.join('\n')}\n`);
const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
process.exit(isAsWanted ? 0 : 1);
