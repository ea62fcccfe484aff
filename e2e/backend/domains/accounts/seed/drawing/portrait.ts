import { clothes, type Wear } from './clothes';
import { hairBehind, hairInFront, type Hair } from './hair';
import { box, coral, disc, drawing, gradient, line, shape } from '../../../../platform/seed/svg';

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
