import { describe, expect, it } from 'vitest';
import { definitions } from '../../fixtures/definitions.ts';
import { sampleRelease } from '../../fixtures/release.ts';
import { checkContract } from './contract-gate.ts';

const check = (wanted: Parameters<typeof sampleRelease>[0]) => () =>
  checkContract(sampleRelease(wanted).release, definitions);

describe('checkContract', () => {
  it.each([
    { mfe: 'owner', emits: ['order.placed@1', 'order.placed@2'], dialogs: ['login@1', 'login@2'] },
    { mfe: 'helper', emits: ['order.placed@1'] },
    { mfe: 'other', listens: ['order.placed@1'] },
    { mfe: 'other', slots: ['corner', 'aside'] },
    { mfe: 'other', emits: ['other.opened@1'], listens: ['other.opened@1'], dialogs: ['other-rules@1'] },
  ])('accepts %j', (wanted) => {
    expect(check(wanted)).not.toThrow();
  });

  it.each([
    [
      { mfe: 'other', listens: ['order.moved@1'] },
      'The contract has no event order.moved@1, and no live release of another team defines it. Add it to shared/contract/<area>/events and update the registry first, or begin its name with other.',
    ],
    [{ mfe: 'other', listens: ['owner.opened@1'] }, 'The contract has no event owner.opened@1, and'],
    [{ mfe: 'order', emits: ['order.placed@3'] }, 'The contract has the event order.placed at version 1, 2'],
    [{ mfe: 'order', emits: ['order.placed@1'] }, 'order.placed@1 belongs to owner.'],
    [{ mfe: 'log', dialogs: ['login@1'] }, 'The dialog login@1 belongs to owner.'],
    [
      { mfe: 'other', listens: ['order.placed@3'] },
      'The contract has the event order.placed at version 1, 2, not order.placed@3.',
    ],
    [
      { mfe: 'other', emits: ['order.placed@1'] },
      'order.placed@1 belongs to owner. other may emit it once owner lists it among its emitters.',
    ],
    [
      { mfe: 'owner', emits: ['order.placed@3'] },
      'The contract has the event order.placed at version 1, 2, not order.placed@3.',
    ],
    [{ mfe: 'other', dialogs: ['login@1'] }, 'The dialog login@1 belongs to owner. Offer one of your own.'],
    [
      { mfe: 'owner', dialogs: ['login@3'] },
      'The contract has the dialog login at version 1, 2, not login@3.',
    ],
    [
      { mfe: 'owner', dialogs: ['logout@1'] },
      'The contract has no dialog logout@1, and no live release of another team defines it. Add it to shared/contract/<area>/dialogs and update the registry first, or begin its name with owner.',
    ],
    [{ mfe: 'other', slots: ['corner', 'footer'] }, 'There is no slot footer. There are: corner, aside.'],
  ])('refuses %j', (wanted, message) => {
    expect(check(wanted)).toThrow(message);
  });
});
