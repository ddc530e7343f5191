import { Bookshelf } from '../features/bookshelf/Bookshelf.tsx';
import { ProfileList } from '../features/lists/ProfileList.tsx';

/** The visitor's bookshelf, on their profile. */
export default function ProfileBookshelf() {
  return (
    <ProfileList>
      <Bookshelf />
    </ProfileList>
  );
}
