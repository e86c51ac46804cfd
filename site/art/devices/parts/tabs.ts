import { z } from 'astro/zod';
import { several } from '../../../collections/fields.ts';
import type { Draw } from '../stage.ts';
import { placed } from '../svg.ts';
import { iconName } from './fields.ts';

/** The bar at the foot of an app. */
export const tabsSchema = z.strictObject({
  kind: z.literal('tabs'),
  icons: several([3, 5], iconName),
  /** Which one is open, counted from 1. */
  active: z.number().int().min(1).max(5),
});

export const tabs: Draw<z.infer<typeof tabsSchema>> = ({ icons, active }, stage) => {
  const step = stage.width / icons.length;
  const body = icons.map((name, i) =>
    placed(i * step + step / 2 - 12, 2, stage.icon(name, 24, i + 1 === active ? stage.accent : stage.ink)),
  );
  return { height: 28, body: body.join('') };
};
