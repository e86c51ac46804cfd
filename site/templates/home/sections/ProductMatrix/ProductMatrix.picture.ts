import { productLanes } from './ProductMatrix.geometry.ts';
import { brandPalette } from '../../../../pictures/brandPalette.ts';
import { pictureOf } from '../../../../pictures/coverFile.ts';

/** The products by group with the lanes that each has, for wide windows and for phones. */
export async function productLanesPictures(
  groups: readonly (readonly (readonly number[])[])[],
  lanes: number,
) {
  const { color } = await brandPalette();
  const paints = [
    color.data.rain,
    color.action.fill,
    color.text.ink,
    color.status.success,
    color.text.accent,
  ];
  const picture = (format: 'wide' | 'phone') =>
    pictureOf(
      `product-lanes-${format}`,
      productLanes({
        groups,
        lanes: Array.from({ length: lanes }, (_, i) => paints[i % paints.length] ?? color.text.ink),
        line: color.border.control,
        rule: color.text.ink,
        format,
      }),
    );
  return { wide: picture('wide'), phone: picture('phone') };
}
