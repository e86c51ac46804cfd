import { productLanes } from './ProductMatrix.geometry.ts';
import { both } from '../../../../art/Drawing.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';

const platforms = [
  { id: 'a-web', name: 'Web', page: '/web/' },
  { id: 'a-watch', name: 'Watch', page: '/watch/' },
];
const lanes = [both('#1f4fa8'), both('#f04a17')];

/** A drawing of products by trade, each with the lanes that it has. */
const drawing = (groups: readonly (readonly (readonly number[])[])[]) => {
  const drawn = (format: 'wide' | 'phone') =>
    pictureOf(
      `example-lanes-${groups.length}-${format}`,
      productLanes({ groups, lanes, line: both('#66748c'), rule: both('#66748c'), format }),
    );
  return { wide: drawn('wide'), phone: drawn('phone') };
};

const product = (name: string, ...runs: string[]) => ({ name, page: `/work/${name}/`, platforms: runs });

export default {
  'three trades, one of them without a product': {
    heading: 'What we built by device and trade',
    lede: 'A line is a product, a thick stroke a device that it runs on.',
    alt: 'Three lines over two lanes, with four thick strokes.',
    resolveLink: (page: string) => page,
    platforms,
    drawing: drawing([[[0], [0, 1]], [[1]], []]),
    trades: [
      {
        id: 'a-ports',
        name: 'Ports',
        page: '/ports/',
        products: [product('Berthold', 'Web'), product('Tide & Table', 'Web', 'Watch')],
      },
      { id: 'a-bakeries', name: 'Bakeries and mills', products: [product('Crumb', 'Watch')] },
      { id: 'a-farms', name: 'Farms', page: '/farms/', none: 'No case study yet', products: [] },
    ],
  },
  'long words, pages not built yet': {
    heading: 'Internationalization & accessibility of products',
    lede: 'Words of the greatest length stay inside their columns and their lanes.',
    alt: 'Four lines over two lanes.',
    resolveLink: () => undefined,
    platforms: platforms.map((platform) => ({ ...platform, id: `b-${platform.id}` })),
    drawing: drawing([[[0], [1], [0, 1], [1]]]),
    trades: [
      {
        id: 'b-long',
        name: 'Telecommunication infrastructure',
        products: [
          product('Counterrevolutionary', 'Web'),
          product('Misunderstanding', 'Watch'),
          product('Incomprehensibility', 'Web', 'Watch'),
          product('Short', 'Watch'),
        ],
      },
    ],
  },
};
