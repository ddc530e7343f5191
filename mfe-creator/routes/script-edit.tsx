import { useNavigate, useSearchParams } from '@storyloom/mfe';
import { useCallback, useState } from 'react';
import { Studio } from './script-edit/Studio.tsx';

interface OpenedAddress {
  /** Changes when another draft is opened. */
  key: string | null;
  id: string | null;
  /** The id that the open draft got from its first save. */
  created: string | null;
}

/** The studio: a story of the visitor (`?id=`), or a new one (`?type=`). */
export default function ScriptEdit() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const id = params.get('id');
  const type = params.get('type') === 'ROLE' ? 'ROLE' : 'STORY';
  const [opened, setOpened] = useState<OpenedAddress>({ key: id, id, created: null });
  if (opened.id !== id) {
    const isSame = id !== null && id === opened.created;
    setOpened({ key: isSame ? opened.key : id, id, created: null });
  }
  const onCreated = useCallback(
    (created: string) => {
      if (created === id) return;
      setOpened((address) => ({ ...address, created }));
      navigate(`/script/edit?id=${created}`, { replace: true, preventScrollReset: true });
    },
    [navigate, id],
  );
  return (
    <main>
      <h1>Edit Script</h1>
      <Studio key={opened.key ?? 'new'} id={opened.key} initial={() => ({ type })} onCreated={onCreated} />
    </main>
  );
}
