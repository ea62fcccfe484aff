import { paymentTypes } from '@campus/shared/contract/payments/machine';
import { useParams } from 'react-router-dom';

/** What kind of payment the address is about; nothing where there is no such kind. */
export function useRegisterType() {
  const { type: asked } = useParams();
  return paymentTypes.find((type) => type === asked);
}
