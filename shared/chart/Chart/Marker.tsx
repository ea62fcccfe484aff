import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolTriangle,
} from 'd3-shape';
import styles from './tone.module.css';

const shapes = [symbolCircle, symbolSquare, symbolTriangle, symbolDiamond, symbolCross];

interface MarkerProps {
  index: number;
  tone: string;
  x: number;
  y: number;
  isActive?: boolean;
}

/** Every series has a shape of its own, for those who do not tell colours apart. */
export function Marker({ index, tone, x, y, isActive }: MarkerProps) {
  const shape = shapes[index % shapes.length] ?? symbolCircle;
  return (
    <path
      className={styles.marker}
      data-tone={tone}
      d={symbol(shape, isActive ? 110 : 48)() ?? undefined}
      transform={`translate(${x} ${y})`}
    />
  );
}
