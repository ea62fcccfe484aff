export const messagesOnPage = 10;
