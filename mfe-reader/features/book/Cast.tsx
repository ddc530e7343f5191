import type { CastMember } from '@storyloom/contract/entities/story-detail';
import { Avatar } from '@storyloom/ui/stories/Avatar';
import styles from './Cast.module.css';

export function Cast({ cast }: { cast: readonly CastMember[] }) {
  return (
    <section aria-label="Cast">
      <h2 className={styles.heading}>Cast</h2>
      <ul className={styles.cast}>
        {cast.map((member) => (
          <li key={member.name} className={styles.member}>
            <Avatar name={member.name} size={36} decorative />
            <div>
              <p className={styles.name}>{member.name}</p>
              {member.profession || member.appearance ? (
                <p className={styles.about}>
                  {[member.profession, member.appearance].filter(Boolean).join(' · ')}
                </p>
              ) : member.role === 'MAIN' ? (
                <p className={styles.about}>Main character</p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
