import { useNavigate } from '@storyloom/mfe';
import { useCallback, useState } from 'react';
import type { DraftAddress } from '../features/draft/use-open-draft.ts';
import { Studio } from './script-edit/Studio.tsx';
import { usePageParams } from './use-page-params.ts';

interface OpenedDraft {
  /** The address that this page shows. */
  shown: string;
  /** The address that the draft was opened with. `key` differs for each draft. */
  key: string;
  draft: DraftAddress;
  /** The id that a new draft got from its first save. */
  created: string | null;
}

/** The studio: a story of the visitor (`?id=`) or a new one (`?type=`). `?fresh=` ignores an unsaved new story. */
export default function ScriptEdit() {
  const navigate = useNavigate();
  const params = usePageParams('/script/edit');
  const id = params.get('id');
  const fresh = params.get('fresh');
  const type = params.get('type') === 'ROLE' ? 'ROLE' : 'STORY';
  const shown = id ?? `new-${fresh ?? ''}`;
  const [opened, setOpened] = useState<OpenedDraft>({
    shown,
    key: shown,
    draft: { id, isFresh: fresh !== null },
    created: null,
  });
  if (opened.shown !== shown) {
    // A new story gets its own address with its first save, while the same draft stays open; Back may show the first address.
    const isSame = opened.created !== null && (shown === opened.created || shown === opened.key);
    const draft = { id, isFresh: fresh !== null };
    setOpened(isSame ? { ...opened, shown } : { shown, key: shown, draft, created: null });
  }
  const step = params.get('step') === '2' ? '&step=2' : '';
  const onCreated = useCallback(
    (created: string) => {
      if (created === id) return;
      setOpened((address) => ({ ...address, created }));
      navigate(`/script/edit?id=${created}${step}`, { replace: true, preventScrollReset: true });
    },
    [navigate, id, step],
  );
  return <Studio key={opened.key} address={opened.draft} initial={() => ({ type })} onCreated={onCreated} />;
}
