import { checkScript } from '@storyloom/contract/stories/endpoints/check-script';
import { saveFile } from '@storyloom/http/save-file';
import { useHost } from '@storyloom/mfe';
import { Button } from '@storyloom/ui/actions/Button';
import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { useDraft } from '../draft/draft.context.ts';
import { fileName, readScriptFile } from './script-files.ts';

interface FileButtonsProps {
  /** Called with the text of an imported file and its name. */
  onImport: (text: string, name: string) => void;
  /** The formats in which the script can be exported. */
  exports: readonly ('ink' | 'json')[];
}

/** Imports `.ink`, or what Inky makes of it, and exports both. */
export function FileButtons({ onImport, exports }: FileButtonsProps) {
  const host = useHost();
  const draft = useDraft();
  const input = useRef<HTMLInputElement>(null);
  const [isCompiling, setCompiling] = useState(false);
  const read = async (file: File) => {
    const found = await readScriptFile(file);
    if ('refusal' in found) host.toast('error', found.refusal);
    else onImport(found.text, file.name);
  };
  const save = (text: string, ending: 'ink' | 'json') =>
    saveFile(new Blob([text]), fileName(draft.store.getState().content.title, ending));
  const exportInk = () => save(draft.store.getState().content.script ?? '', 'ink');
  const exportJson = async () => {
    setCompiling(true);
    try {
      const { script = '' } = draft.store.getState().content;
      const { json } = await host.call(checkScript, { script, withJson: true });
      if (json === null)
        host.toast('error', 'A script with errors can’t be compiled. Mend them, then export.');
      else save(json, 'json');
    } catch {
      host.toast('error', 'Couldn’t compile the script. Try again in a moment.');
    }
    setCompiling(false);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".ink,.txt,.json,text/plain"
        aria-label="Script file"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.item(0);
          // Otherwise the same file could not be chosen again.
          currentTarget.value = '';
          if (file) void read(file);
        }}
      />
      <Button kind="quiet" size="small" icon={<FileUp />} onClick={() => input.current?.click()}>
        Import
      </Button>
      {exports.map((ending) => (
        <Button
          key={ending}
          kind="quiet"
          size="small"
          icon={<FileDown />}
          loading={ending === 'json' && isCompiling}
          onClick={ending === 'ink' ? exportInk : () => void exportJson()}
        >
          {ending === 'ink' ? 'Export .ink' : 'Export compiled'}
        </Button>
      ))}
    </>
  );
}
