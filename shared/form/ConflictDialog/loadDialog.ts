/** Few saves meet another one: the window comes when one does. */
export const loadDialog = () => import('@campus/shared/overlay/Dialog');
