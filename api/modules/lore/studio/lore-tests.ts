import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import type { LoreTestDraft, LoreTestResult } from '@storyloom/contract/entities/lore-test';
import type { LoreTrial } from '@storyloom/contract/entities/lore-trial';
import { toPlayableEntries } from './draft-entries.ts';
import { type LoreModel, tryEntries } from './try-messages.ts';

/** Runs each test with its message alone. */
export function runLoreTests(
  model: LoreModel,
  entries: readonly LoreEntryDraft[],
  tests: readonly LoreTestDraft[],
): LoreTestResult[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const playable = toPlayableEntries(entries);
  return tests.map((test) => {
    const entry = byId.get(test.entryId);
    if (entry === undefined) return fail(test, 'The entry of this test was deleted.');
    if (test.message.trim() === '') return fail(test, 'This test has no message yet.');
    return judge(test, entry, tryEntries(model, playable, [test.message]));
  });
}

const fail = ({ id }: LoreTestDraft, explanation: string): LoreTestResult => ({
  ...{ testId: id, passed: false, explanation },
  tokens: 0,
});

function judge(test: LoreTestDraft, entry: LoreEntryDraft, trial: LoreTrial): LoreTestResult {
  const { id: testId, expect, maxTokens = Number.POSITIVE_INFINITY } = test;
  const tokens = trial.tokens.constant + trial.tokens.triggered;
  const found = trial.entries.find(({ entryId }) => entryId === entry.id);
  const fires = found?.outcome === 'active';
  const passes = fires === (expect === 'fires');
  const cost = `The active entries cost ${tokens} tokens, more than ${maxTokens}.`;
  const explanation = found === undefined ? explainSilence(entry) : explainOutcome(found, entry);
  if (passes) {
    const passed = tokens <= maxTokens;
    return { testId, passed, tokens, explanation: passed ? explanation : cost };
  }
  return { testId, passed: false, tokens, explanation };
}

const titleOf = ({ title }: LoreEntryDraft) => (title.trim() === '' ? 'The entry' : `“${title.trim()}”`);

/** Why an entry was not considered. */
function explainSilence(entry: LoreEntryDraft): string {
  const title = titleOf(entry);
  if (!entry.enabled) return `${title} is disabled.`;
  if (entry.content.trim() === '') return `${title} has no text.`;
  if (!entry.keys.some((key) => key.trim() !== '')) return `${title} has no keys.`;
  const others = entry.secondaryKeys.length > 0 ? ', or its other keys do not allow it' : '';
  return `None of the keys of ${title} occur in the message or in the entries it calls${others}.`;
}

const reasons: Record<LoreTrial['entries'][number]['reason'], (key: string) => string> = {
  constant: () => 'because it is always active',
  sticky: () => 'because it stays active',
  key: (key) => `because the message contains “${key}”`,
  recursion: (key) => `because an active entry contains “${key}”`,
};

const exclusions: Record<LoreTrial['entries'][number]['outcome'], string> = {
  active: '',
  budget: 'it does not fit the tokens for lore',
  probability: 'its probability left it out for this message',
  group: 'another entry of its group won',
  cooldown: 'it rests after it was active',
  delay: 'it waits for later replies',
};

function explainOutcome(
  { reason, key, outcome }: LoreTrial['entries'][number],
  entry: LoreEntryDraft,
): string {
  const why = reasons[reason](key ?? '');
  if (outcome === 'active') return `${titleOf(entry)} fires ${why}.`;
  return `${titleOf(entry)} does not fire: ${exclusions[outcome]}.`;
}
