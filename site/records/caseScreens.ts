import { z } from 'astro/zod';
import { addressOf } from '../collections/addresses.ts';
import { ref } from '../collections/fields.ts';
import type { DevicePicture } from '../lib/Picture.ts';
import { deviceFiles } from '../pictures/screenFiles.ts';
import { named } from '../collections/named.ts';

/** One screen of a case study, shown on another page. */
export const caseScreenSchema = z.strictObject({
  case: ref('case-studies').describe('The case study.'),
  screen: z.number().int().min(1).default(1).describe('Which of its screens, counted from 1.'),
});

export type CaseScreen = z.infer<typeof caseScreenSchema>;

/** Screens of case studies, each with its case. Throws an Error that names a screen that is missing. */
export const caseScreens = (chosen: readonly CaseScreen[]) =>
  Promise.all(
    chosen.map(async ({ case: slug, screen: place }) => {
      const { data } = await named('case-studies', slug);
      const screen = data.screens[place - 1];
      if (!screen) throw new Error(`pages/case-studies/${slug}.md has no screen ${place}.`);
      return { slug, name: data.cardName, page: addressOf('case-studies', slug), place, screen };
    }),
  );

/** Screens of one case study, counted from 1, each in its device and its own file. */
export const caseDevices = async (slug: string, places: readonly number[]): Promise<DevicePicture[]> =>
  deviceFiles(await caseScreens(places.map((screen) => ({ case: slug, screen }))));
