/** Attribute with a message's id, on the element that shows the message. */
export const messageAttribute = 'data-item';
