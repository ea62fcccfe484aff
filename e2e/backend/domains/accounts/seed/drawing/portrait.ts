import {
  box,
  coral,
  disc,
  drawing,
  gradient,
  drawLine,
  shape,
} from '../../../../platform/seed/svg';

type Hair = 'long' | 'bob' | 'bun' | 'curly' | 'short' | 'side' | 'wavy';

/** What is seen of it behind the face, which everybody has around 450, 500 of a sheet of 900 by 1200. */
const hairBehind: Partial<Record<Hair, (fill: string) => string>> = {
  long: (fill) =>
    shape(
      'M450 236C600 236 664 340 664 480C664 640 700 760 690 880H210C200 760 236 640 236 480C236 340 300 236 450 236Z',
      fill,
    ),
  wavy: (fill) =>
    shape(
      'M450 230C610 226 676 330 668 470C664 540 716 580 700 660C690 720 730 760 690 830C640 880 560 800 450 800S260 880 210 830C170 760 210 720 200 660C184 580 236 540 232 470C224 330 290 234 450 230Z',
      fill,
    ),
  bob: (fill) =>
    shape(
      'M450 232C606 232 674 330 672 480C670 580 668 640 640 690H260C232 640 230 580 228 480C226 330 294 232 450 232Z',
      fill,
    ),
  bun: (fill) =>
    disc(450, 212, 92, fill) +
    shape('M450 250C590 250 646 340 640 470L620 560H280L260 470C254 340 310 250 450 250Z', fill),
  curly: (fill) =>
    [
      [300, 330, 104],
      [390, 266, 110],
      [510, 266, 110],
      [600, 330, 104],
      [640, 430, 92],
      [260, 430, 92],
      [270, 540, 82],
      [630, 540, 82],
      [450, 300, 130],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, fill))
      .join(''),
};

/** Over the forehead. */
const hairInFront: Record<Hair, (fill: string) => string> = {
  long: (fill) =>
    shape(
      'M286 520C270 380 330 286 450 286S630 380 614 520C600 440 566 392 520 366C470 420 370 430 318 430C300 456 292 486 286 520Z',
      fill,
    ),
  wavy: (fill) =>
    shape(
      'M282 530C262 380 330 280 460 284S638 390 618 530C606 460 590 400 540 372C520 350 480 352 450 370C400 356 330 392 282 530Z',
      fill,
    ),
  bob: (fill) =>
    shape(
      'M282 560C262 400 320 280 450 280S638 400 618 560C612 500 606 452 592 424H308C294 452 288 500 282 560Z',
      fill,
    ),
  bun: (fill) =>
    shape(
      'M284 500C280 370 340 276 450 276S620 370 616 500C596 420 540 372 450 372S304 420 284 500Z',
      fill,
    ),
  curly: (fill) =>
    [
      [330, 372, 58],
      [396, 338, 62],
      [470, 330, 60],
      [540, 348, 58],
      [588, 396, 46],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, fill))
      .join(''),
  short: (fill) =>
    shape(
      'M278 520C262 470 262 400 292 350C300 280 400 250 480 262C580 262 634 340 628 420C630 460 626 490 620 520C612 480 600 440 588 420C560 426 420 420 380 392C350 420 300 440 278 520Z',
      fill,
    ),
  side: (fill) =>
    shape(
      'M280 520C262 440 270 330 360 290C420 250 560 250 606 330C640 390 630 460 620 520C610 470 600 440 580 410C500 420 400 400 352 362C320 400 292 450 280 520Z',
      fill,
    ),
};

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
        drawLine('M250 1010V1200 M650 1010V1200', '#000000', 6, 0.14)
      );
    case 'hoodie':
      return (
        base +
        shape(
          'M330 886C350 830 400 846 450 940C500 846 550 830 570 886C600 960 520 1000 450 1010C380 1000 300 960 330 886Z',
          '#000000',
          0.16,
        ) +
        drawLine('M410 976V1090 M490 976V1090', '#ffffff', 10, 0.8) +
        drawLine('M250 1020V1200 M650 1020V1200', '#000000', 6, 0.14)
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
        drawLine('M450 940V1200', '#000000', 5, 0.15) +
        disc(450, 1040, 8, '#ffffff', 0.8) +
        disc(450, 1120, 8, '#ffffff', 0.8)
      );
    case 'turtleneck':
      return (
        base +
        box(362, 780, 176, 130, colour, 40) +
        drawLine('M372 800Q450 830 528 800', '#000000', 6, 0.16) +
        drawLine('M366 850Q450 884 534 850', '#000000', 6, 0.16)
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
  const brows = drawLine('M348 470Q380 450 414 466 M486 466Q520 450 552 470', hairColour, 13);
  const nose = drawLine('M452 526C446 566 434 584 452 590', '#000000', 7, 0.2);
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
    drawLine('M438 512Q450 502 462 512 M322 506L290 498 M578 506L610 498', '#22302f', 11);
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
