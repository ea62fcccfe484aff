import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListAddress } from './useListAddress';
import type { SavedView } from './useSavedViews';

/** Opens the chosen view once, where the address asks for nothing; it never overrides an address. */
export function useDefaultView(
  views: readonly SavedView[],
  { view: said, hrefOfView, page }: ListAddress,
  hide: (keys: string[]) => void,
) {
  const navigate = useNavigate();
  const found = views.find(({ isDefault }) => isDefault);
  const isSettled = useRef(false);
  useEffect(() => {
    if (said || page.skip > 0) isSettled.current = true;
    if (isSettled.current || !found) return;
    isSettled.current = true;
    hide(found.hidden);
    void navigate(hrefOfView(found.search), { replace: true, preventScrollReset: true });
  });
  return () => {
    isSettled.current = true;
  };
}
