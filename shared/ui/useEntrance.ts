import { useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

/**
 * Whether a screen fades in: somebody has moved to it within the page. What a document begins with, and
 * what somebody comes back to, is there at once; a browser counts nothing as painted that is transparent.
 */
export function useEntrance(): boolean {
  const isMove = useNavigationType() !== NavigationType.Pop;
  // A filter moves within a screen, which stays as it came.
  const [isEntrance] = useState(isMove);
  return isEntrance;
}
