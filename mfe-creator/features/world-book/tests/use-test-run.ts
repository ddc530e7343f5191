import { runTests } from '@storyloom/contract/lore/endpoints/run-tests';
import { testRun } from '@storyloom/contract/lore/endpoints/test-run';
import type { LoreTestDraft, LoreTestResult, LoreTestRun } from '@storyloom/contract/lore/entities/lore-test';
import { useHost, useMutation, useQuery } from '@storyloom/mfe';
import { isSame } from '../../draft/merge-content.ts';
import { useDraftId, useDraftState, useDraftValue } from '../../draft/use-draft.ts';
import { usableEntries } from '../lore.model.ts';
import { useEntries, useLoreTests } from '../use-lore.ts';

export interface TestRun {
  /** The last results of the draft's current tests. */
  results: readonly LoreTestResult[];
  failed: number;
  /** False if entries, tests or their script have changed since the run. */
  isCurrent: boolean;
  /** In ms since 1970; null before the first run. */
  ranAt: number | null;
  start: () => void;
  isPending: boolean;
  error: Error | null;
}

/** The last run of the lore tests: by the server after a save on any device, or by the author on this page. */
export function useTestRun(): TestRun {
  const host = useHost();
  const lore = useEntries();
  const loreTests = useLoreTests();
  const script = useDraftValue(testedScript);
  const id = useDraftId();
  const stored = useDraftState((state) => state.stored);
  const revision = stored?.revision ?? null;
  const isEnabled = id !== null && revision !== null && loreTests.length > 0;
  const input = { id: id ?? '' };
  const kept = useQuery<LoreTestRun>({
    queryKey: [testRun.path, input, { revision }],
    queryFn: ({ signal }) => host.call(testRun, input, { signal }),
    enabled: isEnabled,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: (ofFormerRevision) => ofFormerRevision,
  });
  const own = useMutation({
    mutationFn: async () => ({
      lore,
      loreTests,
      script,
      results: await host.call(runTests, {
        entries: usableEntries(lore),
        tests: [...loreTests],
        ...(script !== undefined && { script }),
      }),
    }),
  });

  const isAsNow = (tested: Tested | undefined) =>
    tested !== undefined &&
    isSame(tested.lore, lore) &&
    isSame(tested.loreTests, loreTests) &&
    testedScript(tested) === script;
  const isOwnCurrent = isAsNow(own.data);
  const isKeptCurrent = kept.data?.isCurrent === true && !kept.isPlaceholderData && isAsNow(stored?.content);
  const isOwnLater = own.data !== undefined && own.submittedAt > kept.dataUpdatedAt;
  // Results of an older revision may arrive after the author's own.
  const isOwn = isOwnCurrent === isKeptCurrent ? isOwnLater : isOwnCurrent;
  const ids = new Set(loreTests.map((test) => test.id));
  const results = (isOwn ? own.data : kept.data)?.results.filter(({ testId }) => ids.has(testId)) ?? [];
  return {
    results,
    failed: results.filter(({ passed }) => !passed).length,
    isCurrent: isOwn ? isOwnCurrent : isKeptCurrent,
    ranAt: isOwn ? own.submittedAt : readTime(kept.data?.ranAt),
    start: () => own.mutate(),
    isPending: own.isPending,
    error: own.error,
  };
}

interface Tested {
  lore?: unknown;
  loreTests?: readonly LoreTestDraft[] | undefined;
  script?: string | undefined;
}

/** The script, if a test is at a part of it. */
const testedScript = ({ loreTests = [], script }: Tested) =>
  loreTests.some(({ knot }) => knot !== undefined) ? script : undefined;

const readTime = (time: string | null | undefined) => (time ? Date.parse(time) : null);
