/** The server's side of the one bundle: the shell's own server module, and every micro-frontend beside it. */
export {
  createDialogStack,
  createHost,
  createRemotes,
  createSession,
  createSite,
  forPages,
  noSession,
  prepare,
  prepareFrame,
  RemoteLoadError,
  tokenIn,
} from '@storyloom/host/app/server.tsx';
export { loadRelease, mfes } from './remotes.ts';
