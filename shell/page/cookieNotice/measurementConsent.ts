import { consentCookie } from './consentCookie';

/** Whether this visitor allows measuring at this moment; nobody who was not asked does. */
export const measurementConsent = () => consentCookie().read() === 'measuring';
