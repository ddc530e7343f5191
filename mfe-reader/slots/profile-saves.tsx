import { ProfileList } from '../features/lists/ProfileList.tsx';
import { AllSaves } from '../features/saves/AllSaves.tsx';

/** The visitor's saves of all stories, on their profile. */
export default function ProfileSaves() {
  return (
    <ProfileList>
      <AllSaves />
    </ProfileList>
  );
}
