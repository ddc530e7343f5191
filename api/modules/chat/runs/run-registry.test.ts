import { expect, test } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { readSettings } from '../../../platform/settings.ts';
import { moderationSettings } from '../../moderation/moderation.config.ts';
import { createModeration } from '../../moderation/moderation.service.ts';
import type { Provider } from '../../providers/providers.service.ts';
import { createRun } from './run.ts';
import { createRunHub } from './run-registry.ts';

const identity = {
  runId: 'run1',
  kind: 'send' as const,
  userId: 'mara',
  storyId: 'story1',
  messageId: 'reply1',
  userMessageId: 'turn1',
  pointsHeld: 1,
  turn: { isRealUser: false, own: false },
};

/** A hub whose provider speaks as told, and whose settlement and database nobody may reach. */
function hubWith(provider: Provider) {
  const unreachable = new Proxy({}, { get: () => () => Promise.reject(new Error('not in this test')) });
  return createRunHub({
    db: unreachable as never,
    leaseDb: unreachable as never,
    settlement: unreachable as never,
    logger: silentLogger,
    moderation: createModeration({ config: readSettings(moderationSettings, {}), logger: silentLogger }),
    provider,
  });
}

function listening(): { provider: Provider; asked: AbortSignal[] } {
  const asked: AbortSignal[] = [];
  return {
    asked,
    provider: {
      summarize: async () => '',
      name: 'listening',
      async *stream({ signal }) {
        asked.push(signal);
        yield { type: 'text', text: 'Early words.' };
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    },
  };
}

test('the provider is asked before a run exists, and its words wait until it does', async () => {
  const { provider, asked } = listening();
  const hub = hubWith(provider);
  const run = createRun(identity, '');
  const reply = hub.prepare(run, {} as never);
  await new Promise(setImmediate);
  expect([asked.length, hub.count(), run.text]).toEqual([1, 0, '']);
  reply.begin();
  expect(hub.get('run1')).toBe(run);
  await new Promise(setImmediate);
  expect(run.text).toBe('Early words.');
  hub.stop(run);
  await run.ended;
});

test('a run that may not begin never was, and its provider is told to stop', async () => {
  const { provider, asked } = listening();
  const hub = hubWith(provider);
  const run = createRun(identity, '');
  hub.prepare(run, {} as never).drop();
  await new Promise(setImmediate);
  expect(asked[0]?.aborted).toBe(true);
  expect([hub.count(), run.text, run.terminal]).toEqual([0, '', null]);
});
