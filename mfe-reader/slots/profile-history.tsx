import { HistoryList } from '../features/history/HistoryList.tsx';
import { ProfileList } from '../features/lists/ProfileList.tsx';

/** The stories that the visitor played, on their profile. */
export default function ProfileHistory() {
  return (
    <ProfileList>
      <HistoryList />
    </ProfileList>
  );
}
