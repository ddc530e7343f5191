import { CaseList } from './CaseList.tsx';
import { CasePage } from './CasePage.tsx';

/** The moderation queue, or one case of it. */
export default function ModerationQueue({ id }: { id: string | undefined }) {
  return id === undefined ? <CaseList /> : <CasePage key={id} caseId={id} />;
}
