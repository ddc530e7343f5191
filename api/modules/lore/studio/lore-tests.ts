import { setImmediate } from 'node:timers/promises';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTestDraft, LoreTestResult } from '@storyloom/contract/lore/entities/lore-test';
import type { LoreTrial } from '@storyloom/contract/lore/entities/lore-trial';
import type { KnotText } from '@storyloom/script/scene';
import { toPlayableEntries } from './draft-entries.ts';
import { type LoreModel, tryEntries } from './try-messages.ts';

/** Runs each test in its own dialog. `knots`: what the parts tell that tests name. Yields to the event loop between tests. */
export async function runLoreTests(
  model: LoreModel,
  entries: readonly LoreEntryDraft[],
  tests: readonly LoreTestDraft[],
  knots: ReadonlyMap<string, KnotText> = new Map(),
): Promise<LoreTestResult[]> {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const playable = toPlayableEntries(entries);
  const measured = { ...model, countTokens: memoize(model.countTokens) };
  const results: LoreTestResult[] = [];
  for (const test of tests) {
    results.push(run(test));
    await setImmediate();
  }
  return results;

  function run(test: LoreTestDraft): LoreTestResult {
    const entry = byId.get(test.entryId);
    if (entry === undefined) return fail(test, 'The entry of this test was deleted.');
    if (test.message.trim() === '') return fail(test, 'This test has no message yet.');
    const told = (test.knot && knots.get(test.knot)) || { text: '' };
    if ('problem' in told) return fail(test, told.problem);
    return judge(test, entry, tryEntries(measured, playable, { ...test, scene: told.text }));
  }
}

/** Counts each text once per run: a dialog of many turns repeats its texts at each turn. */
function memoize(countTokens: LoreModel['countTokens']): LoreModel['countTokens'] {
  const counts = new Map<string, number>();
  return (text) => {
    const count = counts.get(text) ?? countTokens(text);
    counts.set(text, count);
    return count;
  };
}

const fail = ({ id }: LoreTestDraft, explanation: string): LoreTestResult => ({
  testId: id,
  passed: false,
  explanation,
  tokens: 0,
});

function judge(test: LoreTestDraft, entry: LoreEntryDraft, trial: LoreTrial): LoreTestResult {
  const { id: testId, expect, maxTokens = Number.POSITIVE_INFINITY } = test;
  const tokens = trial.tokens.constant + trial.tokens.triggered;
  const found = trial.entries.find(({ entryId }) => entryId === entry.id);
  const fires = found?.outcome === 'active';
  const passes = fires === (expect === 'fires');
  const cost = `The active entries cost ${tokens} tokens, more than ${maxTokens}.`;
  const hasTurns = test.earlier.length > 0 || test.knot !== undefined;
  const explanation =
    found === undefined ? explainSilence(entry, hasTurns) : explainOutcome(found, entry, test);
  if (passes) {
    const passed = tokens <= maxTokens;
    return { testId, passed, tokens, explanation: passed ? explanation : cost };
  }
  return { testId, passed: false, tokens, explanation };
}

const titleOf = ({ title }: LoreEntryDraft) => (title.trim() === '' ? 'The entry' : `“${title.trim()}”`);

/** Why an entry was not considered. */
function explainSilence(entry: LoreEntryDraft, hasTurns: boolean): string {
  const title = titleOf(entry);
  if (!entry.enabled) return `${title} is disabled.`;
  if (entry.content.trim() === '') return `${title} has no text.`;
  if (!entry.keys.some((key) => key.trim() !== '')) return `${title} has no keys.`;
  const others = entry.secondaryKeys.length > 0 ? ', or its other keys exclude it' : '';
  const searched = hasTurns ? describeWindow(entry.window) : 'the message';
  return `None of the keys of ${title} occur in ${searched}, or in the entries that fire${others}.`;
}

const describeWindow = (window: number) =>
  window === 1
    ? 'the last message, the only one it searches'
    : `the last ${window} messages, which it searches`;

type Activation = LoreTrial['entries'][number];

const reasons: Record<Activation['reason'], (activation: Activation, test: LoreTestDraft) => string> = {
  constant: () => 'because it is always active',
  sticky: () => 'because it stays active after an earlier message',
  key: ({ key, messagesAgo }, test) =>
    `because ${describeMessage(messagesAgo ?? 0, test)} contains “${key ?? ''}”`,
  recursion: ({ key }) => `because an active entry contains “${key ?? ''}”`,
};

/** Replies are at odd distances from the last message. */
function describeMessage(messagesAgo: number, { earlier, knot }: LoreTestDraft): string {
  if (messagesAgo === 0) return 'the message';
  if (knot !== undefined && earlier.length === 0) return `the part “${knot}”`;
  return messagesAgo % 2 === 1 ? 'an earlier reply' : 'an earlier message';
}

const exclusions: Record<Activation['outcome'], string> = {
  active: '',
  budget: 'it does not fit into the lore budget',
  probability: 'its probability excluded it for this message',
  group: 'another entry of its group won',
  cooldown: 'it is on cooldown after it was active',
  delay: 'its delay has not passed',
};

function explainOutcome(activation: Activation, entry: LoreEntryDraft, test: LoreTestDraft): string {
  const { reason, outcome } = activation;
  if (outcome === 'active') return `${titleOf(entry)} fires ${reasons[reason](activation, test)}.`;
  return `${titleOf(entry)} does not fire: ${exclusions[outcome]}.`;
}
