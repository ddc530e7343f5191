import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { ThemeChoices } from '@storyloom/ui/theme/ThemeChoices';

/** The site's theme on this device. Text settings are in a story's drawer. */
export function Appearance() {
  return (
    <TitledCard id="appearance" title="Appearance">
      <ThemeChoices />
    </TitledCard>
  );
}
