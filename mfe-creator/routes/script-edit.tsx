import { useLocation, useNavigate } from '@storyloom/mfe';
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
  const { hash } = useLocation();
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
    // A saved new story gets its own address, while the same draft stays open.
    const isSame = id !== null && id === opened.created;
    const kept = isSame ? opened : { key: shown, draft: { id, isFresh: fresh !== null } };
    setOpened({ shown, key: kept.key, draft: kept.draft, created: null });
  }
  const step = params.get('step');
  const onCreated = useCallback(
    (created: string) => {
      if (created === id) return;
      setOpened((address) => ({ ...address, created }));
      const next = new URLSearchParams({ id: created, ...(step !== null && { step }) });
      navigate(`/script/edit?${next}${hash}`, { replace: true, preventScrollReset: true });
    },
    [navigate, id, step, hash],
  );
  return <Studio key={opened.key} address={opened.draft} initial={() => ({ type })} onCreated={onCreated} />;
}
