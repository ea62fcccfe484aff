import { useMemo, type Ref } from 'react';
import { encode } from 'uqr';
import styles from './QrCode.module.css';

interface QrCodeProps {
  token: string;
  label: string;
  ref?: Ref<SVGSVGElement>;
}

/** Runs of dark modules as one path: a long token stays a small document. */
function pathOf(rows: boolean[][]) {
  const runsOf = (row: boolean[], y: number) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  return rows.flatMap(runsOf).join('');
}

/** Always dark on white, in every theme: scanners read nothing else. */
export function QrCode({ token, label, ref }: QrCodeProps) {
  const { data, size } = useMemo(
    () => encode(token, { ecc: 'L', boostEcc: true, border: 2 }),
    [token],
  );
  const path = useMemo(() => pathOf(data), [data]);
  return (
    <svg
      ref={ref}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#0b1f1a" />
    </svg>
  );
}
