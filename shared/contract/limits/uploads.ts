export const uploadLimits = { imageBytes: 10 * 1024 * 1024 } as const;
