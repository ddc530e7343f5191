export { OfflineDrafts as default } from '../features/offline-drafts/OfflineDrafts.tsx';
