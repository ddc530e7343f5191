import { describe, expect, test } from 'vitest';
import { tellKnotsInChild } from './check.ts';

describe('tellKnotsInChild', () => {
  test('says which field to correct when the parts that lore tests name take too long', async () => {
    const endless = '-> gate\n=== gate\n-> gate\n';
    await expect(tellKnotsInChild(endless, ['gate'], 500)).rejects.toMatchObject({
      error: 'request.invalid',
      message: expect.stringMatching(/^The parts of the script that tests name take too long to play/),
      details: { fields: { loreTests: expect.stringMatching(/Look for one that goes round/) } },
    });
  });
});
