/** The browser's offer to install the site; Chromium alone has it. */
export interface InstallOffer extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface Window {
    /** The offer, which may be made before the app of the document starts. */
    __STORYLOOM_INSTALL__?: InstallOffer;
  }
}

/** Source of a script that holds the browser's offer, so that the browser does not show it at the first visit. */
export const holdInstallOffer =
  'addEventListener("beforeinstallprompt",function(e){e.preventDefault();window.__STORYLOOM_INSTALL__=e});';
