import * as z from 'zod/mini';

/** An authenticator to set up: `uri` is what its QR code says, `secret` is for typing. */
export const totpEnrolment = z.object({
  secret: z.string(),
  uri: z.string(),
  recovery: z.string(),
});

/** Shown once; the server keeps what it can compare, not the codes. */
export const recoveryCodes = z.array(z.string());
