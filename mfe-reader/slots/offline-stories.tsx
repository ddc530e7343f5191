export { KeptStories as default } from '../features/offline/KeptStories.tsx';
