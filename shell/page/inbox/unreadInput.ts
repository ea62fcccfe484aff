/** The lightest question that tells how many messages are unread: it has the number and one message. */
export const unreadInput = { query: { size: 1 } };
