import { runTests } from '@storyloom/contract/endpoints/lore/run-tests';
import { useHost, useMutation } from '@storyloom/mfe';
import { useEffect, useRef } from 'react';
import { useDraft } from '../../draft/draft.context.ts';
import { useDraftState } from '../../draft/use-draft.ts';

/** The last run of the lore tests. They run after each save, and when the author asks for it. */
export function useTestRun() {
  const host = useHost();
  const { store } = useDraft();
  const revision = useDraftState(({ stored }) => stored?.revision ?? null);
  const run = useMutation({
    mutationFn: () => {
      const { lore = [], loreTests = [] } = store.getState().content;
      return host.call(runTests, { entries: lore, tests: loreTests });
    },
  });
  const { mutate } = run;
  const last = useRef(revision);
  useEffect(() => {
    if (revision === last.current) return;
    last.current = revision;
    if ((store.getState().content.loreTests ?? []).length > 0) mutate();
  }, [revision, store, mutate]);
  return run;
}

export type TestRun = ReturnType<typeof useTestRun>;

export const countFailures = ({ data }: Pick<TestRun, 'data'>): number =>
  data?.filter(({ passed }) => !passed).length ?? 0;
