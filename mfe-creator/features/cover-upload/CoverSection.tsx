import { storyLimits } from '@storyloom/contract/stories/limits';
import { Cover } from '@storyloom/ui/stories/Cover';
import { DraftTextArea } from '../draft/DraftTextArea.tsx';
import { DraftTextField } from '../draft/DraftTextField.tsx';
import { useDraftImage, useDraftValue } from '../draft/use-draft.ts';
import styles from './CoverSection.module.css';
import { CoverUpload } from './CoverUpload.tsx';

/** Fields for the cover with its title and description. */
export default function CoverSection() {
  const title = useDraftValue(({ cover, title: own }) => cover?.title || own || 'Untitled');
  const image = useDraftImage(useDraftValue(({ cover }) => cover?.imageId));
  return (
    <div className={styles.cover}>
      <Cover
        src={image?.url}
        placeholder={image?.placeholder ?? null}
        title={title}
        className={styles.picture}
      />
      <div className={styles.fields}>
        <CoverUpload />
        <DraftTextField
          path="cover.title"
          label="Cover title"
          optional
          max={storyLimits.title}
          hint="For your own overview: readers see the title of the story."
        />
        <DraftTextArea
          path="cover.description"
          label="Cover description"
          max={storyLimits.coverDescription}
          minLines={3}
          maxLines={8}
          hint="What the picture shows. Generated covers are drawn from it."
        />
      </div>
    </div>
  );
}
