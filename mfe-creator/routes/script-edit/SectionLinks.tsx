import { Chip } from '@storyloom/ui/actions/Chip';
import { ChipRow } from '@storyloom/ui/actions/ChipRow';
import { focusControl } from '@storyloom/ui/forms/focus-control';
import { headingId, type StudioSection } from './sections.ts';

/** The sections of a step in one row; each leads to its heading. */
export function SectionLinks({ sections }: { sections: readonly StudioSection[] }) {
  return (
    <ChipRow label="Sections">
      {sections.map(({ id, title }) => (
        <Chip key={id} onClick={() => focusControl(headingId(id))}>
          {title}
        </Chip>
      ))}
    </ChipRow>
  );
}
