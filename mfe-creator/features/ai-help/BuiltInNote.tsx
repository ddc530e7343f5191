import panel from '../paid-help/Panel.module.css';
import { useIsBuiltIn } from './use-is-built-in.ts';

/** Says what the help can do on a site without a language model. */
export function BuiltInNote({ text }: { text: string }) {
  const isBuiltIn = useIsBuiltIn();
  return isBuiltIn ? <p className={panel.quiet}>{`This site has no language model. ${text}`}</p> : null;
}
