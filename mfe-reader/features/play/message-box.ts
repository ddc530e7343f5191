/** Id of the message box of a story. Several stories are in one document, because pages are kept alive. */
export const messageBoxId = (storyId: string) => `message-${storyId}`;
