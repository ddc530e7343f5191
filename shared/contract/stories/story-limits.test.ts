import type * as z from '@storyloom/schema';
import { describe, expect, it } from 'vitest';
import { decideContract } from '../admin/endpoints/decide-contract.ts';
import { decideWithdrawal } from '../admin/endpoints/decide-withdrawal.ts';
import { payWithdrawal } from '../admin/endpoints/pay-withdrawal.ts';
import { contractApply } from '../creators/endpoints/contract-apply.ts';
import { creatorLimits } from '../creators/limits.ts';
import { generate } from '../images/endpoints/generate.ts';
import { bulkStatus } from './endpoints/bulk-status.ts';
import { createDraftVersion } from './endpoints/create-draft-version.ts';
import { optimize } from './endpoints/optimize.ts';
import { publish } from './endpoints/publish.ts';
import { storyLimits } from './limits.ts';
import { storyContent, storyDraftContent } from './story-rules.ts';
import { wholeStory as whole } from './testing/whole-story.ts';
import { writingHelpLimits } from './writing-help-limits.ts';

const fill = (length: number, text: string) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
const texts = (count: number) => Array.from({ length: count }, (_, at) => `t${at}`);
const cover = (change: object) => ({ cover: { ...whole.cover, ...change } });
const supporting = (change: object) => ({ supporting: [{ name: 'Ola', profile: 'Tall.', ...change }] });

const characterNotes = ['profession', 'skills', 'personality', 'appearance', 'speechStyle', 'speechExample'];

type Change = (size: number) => object;

/** Limits in characters or items, with a change that has that size. */
const sizes: [name: string, max: number, change: Change, isDraft: boolean][] = [
  ['title', storyLimits.title, (size) => ({ title: fill(size, '潮x') }), true],
  ['cover title', storyLimits.title, (size) => cover({ title: fill(size, '潮x') }), true],
  [
    'cover description',
    storyLimits.coverDescription,
    (size) => cover({ description: fill(size, 'x潮') }),
    true,
  ],
  ['hook', storyLimits.hook, (size) => ({ hook: fill(size, 'x潮') }), true],
  ['summary', storyLimits.summary, (size) => ({ summary: fill(size, '潮') }), true],
  ['content', storyLimits.content, (size) => ({ content: fill(size, 'ü') }), true],
  ['opening', storyLimits.opening, (size) => ({ opening: fill(size, 'x') }), true],
  ['style sample', storyLimits.styleSample, (size) => ({ styleSample: fill(size, 'x') }), true],
  [
    'main name',
    storyLimits.characterName,
    (size) => ({ main: { ...whole.main, name: fill(size, '名') } }),
    true,
  ],
  ['supporting name', storyLimits.characterName, (size) => supporting({ name: fill(size, 'x') }), true],
  [
    'relations',
    storyLimits.relations,
    (size) => supporting({ relations: Array(size).fill({ to: 'Ines', text: 'Sister.' }) }),
    true,
  ],
  [
    'relation',
    storyLimits.relation,
    (size) => ({ main: { ...whole.main, relations: [{ to: 'Ola', text: fill(size, '姐') }] } }),
    true,
  ],
  [
    'name of a relation',
    storyLimits.relationName,
    (size) => supporting({ relations: [{ to: fill(size, 'x'), text: 'Sister.' }] }),
    true,
  ],
  [
    'speech example of the main character',
    storyLimits.characterNote,
    (size) => ({ main: { ...whole.main, speechExample: fill(size, '话') } }),
    true,
  ],
  ...characterNotes.map((name): (typeof sizes)[number] => [
    `${name} of a supporting character`,
    storyLimits.characterNote,
    (size) => supporting({ [name]: fill(size, '技x') }),
    true,
  ]),
  [
    'cast',
    storyLimits.supporting,
    (size) => ({ supporting: Array(size).fill({ name: 'Ola', profile: 'Tall.' }) }),
    true,
  ],
  ['tags', storyLimits.tags, (size) => ({ tags: texts(size) }), true],
  ['tag', storyLimits.tagLength, (size) => ({ tags: [fill(size, '潮')] }), true],
  ['options', storyLimits.options, (size) => ({ options: texts(size) }), true],
  ['option', storyLimits.optionLength, (size) => ({ options: [fill(size, '选')] }), true],
  ['early days', storyLimits.earlyDays, (size) => ({ earlyDays: size }), true],
  [
    'profile words',
    storyLimits.profileWords,
    (size) => ({ main: { name: 'Ines', profile: 'word '.repeat(size) } }),
    false,
  ],
  [
    'profile words of CJK',
    storyLimits.profileWords,
    (size) => ({ main: { name: 'Ines', profile: '潮'.repeat(size) } }),
    false,
  ],
  [
    'mixed profile words, which emoji do not add to',
    storyLimits.profileWords,
    (size) => supporting({ profile: `${'😀 潮'.repeat(size - 1)} tide` }),
    false,
  ],
  [
    'world book words',
    storyLimits.worldBookWords,
    (size) => ({ worldBook: { rules: 'a '.repeat(size) } }),
    true,
  ],
  [
    'world book words over its parts',
    storyLimits.worldBookWords,
    (size) => ({ worldBook: { rules: '潮'.repeat(5_000), background: 'a '.repeat(size - 5_000) } }),
    true,
  ],
  [
    'world book characters',
    storyLimits.worldBook,
    (size) => ({ worldBook: { rules: fill(size, 'a'.repeat(99)) } }),
    true,
  ],
];

const improvement = { clientRequestId: 'request1', field: 'opening', content: 'Rain.' };
const generation = { clientRequestId: 'request1', prompt: 'A ferry.', style: 'ink' };

/** Limits of requests about stories, writing help, contracts and withdrawals. */
const requests: [name: string, max: number, input: z.ZodMiniType, make: Change][] = [
  [
    'change note',
    storyLimits.changeNote,
    publish.input,
    (size) => ({ id: 's1', revision: 1, changeNote: fill(size, '新x') }),
  ],
  [
    'name of a version',
    storyLimits.versionName,
    createDraftVersion.input,
    (size) => ({ id: 's1', revision: 1, name: fill(size, '版x') }),
  ],
  [
    'works of a bulk action',
    storyLimits.bulk,
    bulkStatus.input,
    (size) => ({ ids: texts(size), action: 'UNLIST' }),
  ],
  [
    'message with an application for a contract',
    creatorLimits.message,
    contractApply.input,
    (size) => ({ message: fill(size, '请x') }),
  ],
  [
    'text that is improved',
    writingHelpLimits.text,
    optimize.input,
    (size) => ({ ...improvement, content: fill(size, '雨x') }),
  ],
  [
    'instruction for an improvement',
    writingHelpLimits.instruction,
    optimize.input,
    (size) => ({ ...improvement, instruction: fill(size, '雨x') }),
  ],
  ['covers of a generation', writingHelpLimits.covers, generate.input, (count) => ({ ...generation, count })],
  [
    'description of a generated cover',
    storyLimits.coverDescription,
    generate.input,
    (size) => ({ ...generation, prompt: fill(size, '雨x') }),
  ],
  [
    'reason of a rejected withdrawal',
    creatorLimits.reason,
    decideWithdrawal.input,
    (size) => ({ id: 'w1', revision: 1, outcome: 'REFUSE', reason: fill(size, '因x') }),
  ],
  [
    'reason of a refused contract',
    creatorLimits.reason,
    decideContract.input,
    (size) => ({ id: 'c1', outcome: 'REFUSE', reason: fill(size, '因x') }),
  ],
  [
    'reference of a payout',
    creatorLimits.payoutReference,
    payWithdrawal.input,
    (size) => ({ id: 'w1', reference: fill(size, '款x') }),
  ],
];

describe('limits of a request', () => {
  it.each(requests)('%s: %i is accepted and one more is refused', (_, max, input, make) => {
    const accepts = (size: number) => input.safeParse(make(size)).success;
    expect([accepts(max), accepts(max + 1)]).toEqual([true, false]);
  });
});

describe('limits of a story', () => {
  it.each(sizes)('%s: %i is accepted and one more is refused', (_, max, change, isDraft) => {
    const accepts = (schema: z.ZodMiniType, size: number) =>
      schema.safeParse({ ...whole, ...change(size) }).success;
    expect([accepts(storyContent, max), accepts(storyContent, max + 1)]).toEqual([true, false]);
    expect([accepts(storyDraftContent, max), accepts(storyDraftContent, max + 1)]).toEqual([true, !isDraft]);
  });

  it('counts an emoji as one character', () => {
    const titled = (title: string) => storyContent.safeParse({ ...whole, title }).success;
    expect([titled('😀'.repeat(30)), titled('😀'.repeat(31))]).toEqual([true, false]);
  });
});
