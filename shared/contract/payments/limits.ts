export const paymentLimits = {
  /** Units of one pack in one purchase. */
  quantityMax: 10,
} as const;
