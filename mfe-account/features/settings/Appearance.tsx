import { TitledCard } from '@storyloom/ui/text/TitledCard';
import { ThemeChoices } from '@storyloom/ui/theme/ThemeChoices';
import { settingsSections } from '../settings-sections/sections.ts';

/** The site's theme on this device. Text settings are in a story's drawer. */
export function Appearance() {
  return (
    <TitledCard {...settingsSections.appearance}>
      <ThemeChoices />
    </TitledCard>
  );
}
