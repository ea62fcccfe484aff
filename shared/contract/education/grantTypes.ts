export const grantTypes = ['GRANT', 'EXTRA_GRANT', 'CREDIT_GRANT'] as const;
