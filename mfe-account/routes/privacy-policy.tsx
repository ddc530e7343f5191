import { Agreement } from '../features/agreements/Agreement.tsx';
import { privacyPolicy } from '../features/agreements/privacy-policy.ts';

export default function PrivacyPolicy() {
  return <Agreement agreement={privacyPolicy} />;
}
