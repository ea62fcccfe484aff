import { useStoredText } from '@campus/shared/browser/useStoredText';

export interface Density {
  isRoomy: boolean;
  setRoomy: (isRoomy: boolean) => void;
}

/** How high the rows of lists are, as chosen in this browser: one line unless roomy ones are asked for. */
export function useDensity(): Density {
  const [stored, keep] = useStoredText('campus.density');
  return {
    isRoomy: stored === 'roomy',
    setRoomy: (isRoomy) => keep(isRoomy ? 'roomy' : null),
  };
}
