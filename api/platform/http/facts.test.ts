import { compositionHeader } from '@storyloom/contract/headers';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import type { Logger } from '../logger.ts';
import { readFacts } from './facts.ts';

/** The fields that every line of a request's log has. */
async function loggedFields(headers: Record<string, string>): Promise<Record<string, unknown>> {
  let fields: object = {};
  const logger = {
    child(added: object) {
      fields = added;
      return logger;
    },
  } as unknown as Logger;
  const app = new Hono();
  app.get('/', (c) => {
    readFacts(c, logger);
    return c.text('');
  });
  await app.request('/', { headers });
  return { ...fields };
}

describe('readFacts', () => {
  it('logs the composition that the page runs', async () => {
    expect(await loggedFields({ [compositionHeader]: 'c1.a-b' })).toEqual({
      requestId: expect.any(String),
      composition: 'c1.a-b',
    });
  });

  it.each(['', 'two words', 'x'.repeat(65), '{"a":1}'])('does not log the header %j', async (value) => {
    expect(await loggedFields({ [compositionHeader]: value })).toEqual({ requestId: expect.any(String) });
  });
});
