import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import { faceOf } from '../story-card/face.ts';
import { speakerOf } from './book.model.ts';
import styles from './Cast.module.css';

/** The characters of a story, with the faces that a chat shows. Portraits of an adult story are blurred like its cover. */
export function Cast({ story }: { story: Pick<StoryDetail, 'cast' | 'rating' | 'cover' | 'type'> }) {
  const { cast } = story;
  const speaker = speakerOf(story);
  return (
    <div>
      <h2 className={styles.heading}>Cast</h2>
      <ul className={styles.cast}>
        {cast.map((member, index) => {
          const { src, isAdult } = faceOf(story, member.name);
          const hasFace = member.portrait !== null || member.name === speaker;
          return (
            <li key={index} className={styles.member}>
              <Avatar name={member.name} src={hasFace ? src : null} size={48} adult={isAdult} decorative />
              <div>
                <p className={styles.name}>{member.name}</p>
                {member.profession || member.appearance ? (
                  <p className={styles.about}>
                    {curlQuotes([member.profession, member.appearance].filter(Boolean).join(' · '))}
                  </p>
                ) : member.role === 'MAIN' ? (
                  <p className={styles.about}>Main character</p>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
