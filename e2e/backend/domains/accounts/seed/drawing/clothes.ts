import { box, disc, line, shape } from '../../../../platform/seed/svg';

export type Wear = 'sweater' | 'hoodie' | 'blazer' | 'shirt' | 'turtleneck';

/** From the neck down. */
export function clothes(wear: Wear, colour: string) {
  const shoulders =
    'M110 1200C116 1010 180 930 330 890L390 866H510L570 890C720 930 784 1010 790 1200Z';
  const base = shape(shoulders, colour);
  switch (wear) {
    case 'sweater':
      return (
        base +
        shape(
          'M370 872C390 930 510 930 530 872L552 884C540 966 360 966 348 884Z',
          '#ffffff',
          0.35,
        ) +
        line('M250 1010V1200 M650 1010V1200', '#000000', 6, 0.14)
      );
    case 'hoodie':
      return (
        base +
        shape(
          'M330 886C350 830 400 846 450 940C500 846 550 830 570 886C600 960 520 1000 450 1010C380 1000 300 960 330 886Z',
          '#000000',
          0.16,
        ) +
        line('M410 976V1090 M490 976V1090', '#ffffff', 10, 0.8) +
        line('M250 1020V1200 M650 1020V1200', '#000000', 6, 0.14)
      );
    case 'blazer':
      return (
        base +
        shape('M372 870L450 1060L528 870C510 850 390 850 372 870Z', '#fdf6e6') +
        shape('M340 886L372 866L450 1060V1200L352 1010L390 980L330 960Z', '#000000', 0.2) +
        shape('M560 886L528 866L450 1060V1200L548 1010L510 980L570 960Z', '#000000', 0.2) +
        disc(450, 1140, 10, '#ffffff', 0.7)
      );
    case 'shirt':
      return (
        base +
        shape('M450 930L378 862L340 900L400 990Z', '#ffffff', 0.85) +
        shape('M450 930L522 862L560 900L500 990Z', '#ffffff', 0.85) +
        line('M450 940V1200', '#000000', 5, 0.15) +
        disc(450, 1040, 8, '#ffffff', 0.8) +
        disc(450, 1120, 8, '#ffffff', 0.8)
      );
    case 'turtleneck':
      return (
        base +
        box(362, 780, 176, 130, colour, 40) +
        line('M372 800Q450 830 528 800', '#000000', 6, 0.16) +
        line('M366 850Q450 884 534 850', '#000000', 6, 0.16)
      );
  }
}
