/** Whether a job is a letter: those are told apart from other work, as they wait for another server. */
export const sendsMail = (name: string) =>
  /\.mail(?:[A-Z]|$)/.test(name) || name === 'notification.test';
