import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ChatHarness, createChatHarness } from './modules/chat/testing/harness.ts';
import { createReader } from './modules/chat/testing/reader.ts';
import { startBalancer } from './testing/balancer.ts';
import { spawnApi } from './testing/spawn-api.ts';
import { noFiles } from './testing/test-api.ts';

const READERS = 4;

let harness: ChatHarness;
let balancer: Awaited<ReturnType<typeof startBalancer>>;
let running: Awaited<ReturnType<typeof spawnApi>>[] = [];

beforeAll(async () => {
  harness = await createChatHarness();
  balancer = await startBalancer();
});
afterAll(async () => {
  for (const { child } of running) child.kill('SIGKILL');
  balancer.stop();
  await harness.close();
});

async function start() {
  const api = await spawnApi({
    DATABASE_URL: harness.url,
    DATA_DIR: noFiles(),
    DRAIN_SECONDS: '1',
    RATE_LIMIT_FACTOR: '1000',
    // A reply takes about a second.
    STORYTELLER_CHARS_PER_SECOND: '400',
  });
  running.push(api);
  await balancer.add(api.base);
  return api;
}

describe('a rolling restart of two APIs', () => {
  test('refuses no message, and finishes each reply', async () => {
    const storyId = await harness.story();
    const old = [await start(), await start()];
    let isOver = false;
    const play = async () => {
      const reader = await createReader(balancer.base);
      const answers: unknown[] = [];
      while (!isOver) {
        const { code, data } = await reader.send({ storyId });
        answers.push(code === 0 ? (data.message as { state: string }).state : { code, data });
      }
      return answers;
    };
    const players = Array.from({ length: READERS }, play);
    for (const { base, child } of old) {
      child.kill('SIGTERM');
      expect(await once(child, 'exit')).toEqual([0, null]);
      running = running.filter((each) => each.child !== child);
      balancer.remove(base);
      await start();
    }
    isOver = true;
    const answers = (await Promise.all(players)).flat();
    expect(answers.length).toBeGreaterThan(READERS * 2);
    expect(new Set(answers)).toEqual(new Set(['done']));
  }, 180_000);
});
