/** Texts of the studio, fixed by the product specification. */
export const uploadMessages = {
  uploading: 'Uploading...',
  succeeded: 'Picture uploaded.',
  failed: 'Upload failed',
} as const;

export const publishMessages = {
  failed: 'Publish failed',
} as const;
