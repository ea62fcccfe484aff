import { useBrowserValue } from '@campus/shared/browser/useBrowserValue';

const read = () => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl');

/** What the key for shortcuts is called on this computer. */
export const useModifier = () => useBrowserValue(read, 'Ctrl');
