import { Agreement } from '../features/agreements/Agreement.tsx';
import { communityGuidelines } from '../features/agreements/community-guidelines.ts';

export default function CommunityGuidelines() {
  return <Agreement agreement={communityGuidelines} />;
}
