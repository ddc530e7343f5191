declare global {
  interface Window {
    /** Messages to the document until its app starts; deleted afterwards. */
    __STORYLOOM_MESSAGES__?: MessageEvent[];
  }
}

/**
 * Source of a script that holds messages of this origin until the app of the document starts: the app around the page
 * may answer a document that is still loading.
 */
export const holdMessages =
  'window.__STORYLOOM_MESSAGES__=[];addEventListener("message",function(e){var m=window.__STORYLOOM_MESSAGES__;if(m&&e.origin===location.origin)m.push(e)});';

/** Returns the held messages, and holds no others. */
export function takeEarlyMessages(page: Window): MessageEvent[] {
  const messages = page.__STORYLOOM_MESSAGES__ ?? [];
  delete page.__STORYLOOM_MESSAGES__;
  return messages;
}
