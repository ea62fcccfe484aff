export const discountTypes = ['PERCENT', 'FIXED', 'GIFT'] as const;
