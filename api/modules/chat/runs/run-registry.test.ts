import { describe, expect, test } from 'vitest';
import { silentLogger } from '../../../platform/logger.ts';
import { readSettings } from '../../../platform/settings.ts';
import { moderationSettings } from '../../moderation/moderation.config.ts';
import { createModeration } from '../../moderation/moderation.service.ts';
import type { Provider } from '../../providers/providers.service.ts';
import { defaultTimings } from '../timings.ts';
import { createRun } from './run.ts';
import { createRunRegistry } from './run-registry.ts';

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

/** A registry with a failing finalizer and database. */
function openRegistry() {
  const unreachable = new Proxy({}, { get: () => () => Promise.reject(new Error('not in this test')) });
  return createRunRegistry({
    owner: () => ({ owner: 'process1', ownerAddress: 'http://127.0.0.1:1' }),
    db: unreachable as never,
    leaseDb: unreachable as never,
    replyLog: unreachable as never,
    liveLog: null,
    finalizer: unreachable as never,
    timings: defaultTimings,
    logger: silentLogger,
    moderation: createModeration({ config: readSettings(moderationSettings, {}), logger: silentLogger }),
  });
}

function listeningProvider(): { provider: Provider; signals: AbortSignal[] } {
  const signals: AbortSignal[] = [];
  return {
    signals,
    provider: {
      thoughtTokens: () => 0,
      summarize: async () => '',
      write: () => {
        throw new Error('not called');
      },
      name: 'listening',
      async *stream({ signal }) {
        signals.push(signal);
        yield { type: 'text', text: 'Early words.' };
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      },
    },
  };
}

describe('run registry', () => {
  test('calls the provider before the run is committed, and uses its text afterwards', async () => {
    const { provider, signals } = listeningProvider();
    const registry = openRegistry();
    const run = createRun(identity, '');
    const reply = registry.start(provider, run, {} as never);
    await new Promise(setImmediate);
    expect([signals.length, registry.count(), run.text]).toEqual([1, 0, '']);
    reply.commit();
    expect(registry.get('run1')).toBe(run);
    await new Promise(setImmediate);
    expect(run.text).toBe('Early words.');
    registry.stop(run);
    await run.ended;
  });

  test('aborts the provider of a run that is not committed', async () => {
    const { provider, signals } = listeningProvider();
    const registry = openRegistry();
    const run = createRun(identity, '');
    registry.start(provider, run, {} as never).abort();
    await new Promise(setImmediate);
    expect(signals[0]?.aborted).toBe(true);
    expect([registry.count(), run.text, run.terminal]).toEqual([0, '', null]);
  });
});
