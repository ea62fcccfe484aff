/** By how content the owner of a ticket is with the answer. */
export const ticketFaces = { GOOD: 'face-good', FAIR: 'face-fair', POOR: 'face-poor' } as const;
