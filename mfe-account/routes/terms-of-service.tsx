import { Agreement } from '../features/agreements/Agreement.tsx';
import { termsOfService } from '../features/agreements/terms-of-service.ts';

export default function TermsOfService() {
  return <Agreement agreement={termsOfService} />;
}
