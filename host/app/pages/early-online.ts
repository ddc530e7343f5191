declare global {
  interface Window {
    /** The connection was back before the app of the document started. */
    __STORYLOOM_ONLINE__?: boolean;
  }
}

/** Source of a script for the page that is shown without a connection. */
export const holdOnline =
  'addEventListener("online",function(){window.__STORYLOOM_ONLINE__=true},{once:true});';
