/** The lightest question that tells how many messages are new: it has the number and one message. */
export const unreadInput = { query: { size: 1 } };
