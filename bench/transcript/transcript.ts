import { join } from 'node:path';
import { type Movement, movedAfterwards } from '@storyloom/testing/movement';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { ports } from '../ports.ts';
import { launchBrowser } from '../processes/browser.ts';
import { firstStory, startProduct } from '../processes/product.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import type { Section } from '../report/table.ts';
import { lengthenStory } from './long-story.ts';
import { beginStory } from './reader.ts';
import type { Tasks } from './tasks.ts';

const long = 2_000;
const short = 20;
const replies = 3;

/** Compares a very long story with a short one on the same page. */
export async function benchTranscript(say: (line: string) => void): Promise<Section> {
  say('transcript: starting PostgreSQL and the product');
  const postgres = await startPostgres({ dir: join(scratch(), 'transcript-postgres') });
  onStop(postgres.stop);
  const { transcriptHost: PORT, transcriptApi: API_PORT, transcriptRegistry: REGISTRY_PORT } = ports;
  await startProduct({ PORT, API_PORT, REGISTRY_PORT }, { DATABASE_URL: postgres.url });
  const origin = `http://127.0.0.1:${PORT}`;
  const story = await firstStory(origin);
  const browser = await launchBrowser();

  const measure = async (length: number) => {
    say(`transcript: a reader with ${length} messages`);
    const reader = await beginStory(browser, origin, story);
    await lengthenStory(postgres.url, reader.userId, length);
    const messages = await reader.readBack();
    const nodes = await reader.nodes();
    const tasks: Tasks[] = [];
    for (let reply = 0; reply < replies; reply++) tasks.push(await reader.longestTasks());
    const movements: Movement[] = [];
    for (let reply = 0; reply < replies; reply++) movements.push(await reader.movement());
    return {
      messages,
      nodes,
      streaming: Math.max(...tasks.map(({ after }) => after)),
      press: Math.max(...tasks.map(({ press }) => press)),
      moved: Math.max(...movements.map(movedAfterwards)),
      shift: Math.max(...movements.map(({ shift }) => shift)),
    };
  };
  const [ours, other] = [await measure(long), await measure(short)];

  return {
    title: '(f) Transcript: a very long and a short story',
    sides: [`${long} messages`, `${short} messages`],
    rows: [
      { what: 'Messages', unit: '', ours: ours.messages, other: other.messages },
      {
        what: 'DOM nodes of messages off screen',
        unit: '',
        ours: ours.nodes.offScreen,
        other: other.nodes.offScreen,
        target: { words: '≤ 300', kind: 'at most', limit: 300 },
      },
      { what: 'DOM nodes of the transcript', unit: '', ours: ours.nodes.all, other: other.nodes.all },
      {
        what: 'Longest task while a reply streams, CPU throttled 4 times',
        unit: 'ms',
        ours: ours.streaming,
        other: other.streaming,
        target: { words: '≤ 50 ms', kind: 'at most', limit: 50 },
      },
      { what: 'Task of the click on Send', unit: 'ms', ours: ours.press, other: other.press },
      {
        what: 'Movement of the page once the line that was sent is at its top',
        unit: 'px',
        ours: ours.moved,
        other: other.moved,
        target: { words: '≤ 4 px', kind: 'at most', limit: 4 },
      },
      {
        what: 'Layout shift over a reply',
        unit: 'shift',
        ours: ours.shift,
        other: other.shift,
        target: { words: '≤ 0.02', kind: 'at most', limit: 0.02 },
      },
    ],
    notes: [
      'Chromium, 390 × 844. The messages are inserted into the database; the reader scrolls up until all pages are loaded.',
      'Nodes: elements and text nodes, the maximum of five positions from start to end; a partly visible message is not off screen.',
      `Longest task: of ${replies} replies of the built-in storyteller, until a second after the end; CPU time of the main thread, so that other work on the machine is not included.`,
      'Movement: the sum of all scrolling after the first step, until a second after the end of a reply; layout shifts after an input are included.',
    ],
  };
}
