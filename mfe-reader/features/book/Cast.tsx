import type { StoryDetail } from '@storyloom/contract/stories/entities/story-detail';
import { isAdult } from '@storyloom/contract/stories/ratings';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import { curlQuotes } from '@storyloom/ui/story-text/quotes';
import styles from './Cast.module.css';

/** The characters of a story. Portraits of an adult story are blurred like its cover. */
export function Cast({ cast, rating }: Pick<StoryDetail, 'cast' | 'rating'>) {
  return (
    <div>
      <h2 className={styles.heading}>Cast</h2>
      <ul className={styles.cast}>
        {cast.map((member, index) => (
          <li key={index} className={styles.member}>
            <Avatar
              name={member.name}
              src={member.portrait?.thumbUrl}
              size={48}
              adult={isAdult(rating)}
              decorative
            />
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
        ))}
      </ul>
    </div>
  );
}
