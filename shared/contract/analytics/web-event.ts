/** Name of the event that micro-frontends track. */
export const webEventName = 'WebEvent';
/** Name of the event with a web vital of a page. */
export const webVitalName = 'WebVital';

/** A use of an element, with further properties. Has nothing that a person wrote, no token and no address with a query. */
export interface WebEvent {
  /** The administration shows how many visitors reach `reply`, `account` and `purchase`. */
  element_id: 'account' | 'link' | 'purchase' | 'reply';
  /** A fixed text of the page, or the path of a link. */
  element_content: string;
  element_type: 'button' | 'form' | 'link';
  [property: string]: string | number | boolean;
}
