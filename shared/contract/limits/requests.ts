export const requestLimits = { bodyBytes: 256 * 1024 } as const;
