/** The server part of the bundle: the shell's server module and all micro-frontends. */
export {
  createConsent,
  createDialogStack,
  createHost,
  createRemotes,
  createSession,
  createSite,
  forPages,
  noSession,
  partAt,
  prepare,
  prepareFrame,
  RemoteLoadError,
  tokenIn,
} from '@storyloom/host/app/server.tsx';
export { loadRelease, mfes } from './remotes.ts';
