/** Attribute with a message's id, on the element that shows the message. */
export const messageAttribute = 'data-item';

/** Attribute of the reader’s newest line in a chat. */
export const newestAttribute = 'data-newest';
