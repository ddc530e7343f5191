import { describe, expect, it } from 'vitest';
import { movedTo, notFound } from './responses.ts';

describe('responses of loaders', () => {
  it('are a missing page with its path, or a permanent redirect', async () => {
    const missing = notFound('/read/x');
    expect([missing.status, missing.statusText]).toEqual([404, 'Not Found']);
    expect(await missing.text()).toContain('/read/x');
    const moved = movedTo('/read/x-salt');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/read/x-salt']);
  });
});
