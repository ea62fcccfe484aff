import { box, coral, disc, drawing, gradient, line, shape } from '../../../../platform/seed/svg';
import { hairBehind, hairInFront, type Hair } from './hair';

type Wear = 'sweater' | 'hoodie' | 'blazer' | 'shirt' | 'turtleneck';

/** From the neck down. */
function clothes(wear: Wear, colour: string) {
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

export interface Look {
  ground: [string, string];
  skin: string;
  hair: Hair;
  hairColour: string;
  wear: Wear;
  colour: string;
  glasses?: boolean;
  beard?: boolean;
  earrings?: string;
}

function features({ hairColour, glasses, beard }: Look) {
  const eye = (x: number) =>
    `<ellipse cx="${x}" cy="520" rx="17" ry="20" fill="#2a2320"/>` +
    disc(x + 6, 513, 5.5, '#ffffff');
  const brows = line('M348 470Q380 450 414 466 M486 466Q520 450 552 470', hairColour, 13);
  const nose = line('M452 526C446 566 434 584 452 590', '#000000', 7, 0.2);
  const cheeks = disc(348, 588, 36, coral, 0.2) + disc(552, 588, 36, coral, 0.2);
  const mouth =
    shape('M398 634Q450 654 502 634Q490 694 450 694T398 634Z', '#8f3b3a') +
    shape('M410 640Q450 655 490 640L486 652Q450 664 414 652Z', '#ffffff');
  const whiskers = shape(
    'M292 540C296 700 350 780 450 780S604 700 608 540C600 600 580 622 540 616C500 596 400 596 360 616C320 622 300 600 292 540Z',
    hairColour,
  );
  const frames =
    `<g fill="#ffffff" fill-opacity=".18" stroke="#22302f" stroke-width="11"><rect x="322" y="476" width="116" height="92" rx="42"/><rect x="462" y="476" width="116" height="92" rx="42"/></g>` +
    line('M438 512Q450 502 462 512 M322 506L290 498 M578 506L610 498', '#22302f', 11);
  return (
    (beard ? whiskers : cheeks) +
    mouth +
    nose +
    (glasses ? frames : '') +
    eye(382) +
    eye(518) +
    brows
  );
}

/** A friendly face that nobody has. */
export function portrait(look: Look) {
  const { ground, skin, hair, hairColour, wear, colour, earrings } = look;
  const shadow = shape('M366 724H534V812C534 872 366 872 366 812Z', '#000000', 0.12);
  return drawing(
    { width: 900, height: 1_200 },
    gradient('a', ground),
    box(0, 0, 900, 1_200, 'url(#a)') +
      disc(450, 520, 400, '#ffffff', 0.16) +
      (hairBehind[hair]?.(hairColour) ?? '') +
      (wear === 'turtleneck' ? '' : shape('M366 690H534V850C534 930 366 930 366 850Z', skin)) +
      clothes(wear, colour) +
      (wear === 'turtleneck'
        ? shape('M372 690H528V812Q450 840 372 812Z', skin)
        : shape('M366 690H534V850C534 930 366 930 366 850Z', skin)) +
      shadow +
      disc(286, 540, 40, skin) +
      disc(614, 540, 40, skin) +
      (earrings ? disc(284, 592, 14, earrings) + disc(616, 592, 14, earrings) : '') +
      shape(
        'M450 290C566 290 616 380 616 500C616 660 550 772 450 772S284 660 284 500C284 380 334 290 450 290Z',
        skin,
      ) +
      features(look) +
      hairInFront[hair](hairColour),
  );
}
