import { getEntry } from 'astro:content';
import { pictureOf } from '../../integrations/drawings/coverFile.ts';
import type { NextCase } from '../../sections/NextCase/NextCase.schema.ts';
import { caseDevices } from './caseDevices.ts';
import { caseRain } from './caseRain.ts';

/** The case study that a page goes on with: on the colour of its own page, or teal while it has none. */
export async function nextCase({ case: slug }: Pick<NextCase, 'case'>) {
  const card = await getEntry('caseStudies', slug);
  const page = await getEntry('casePages', slug);
  const [device] = await caseDevices(slug, [1]);
  if (!card || !device)
    throw new Error(`The file case-studies/${slug}.yaml is named in the content but is not there.`);
  const ground = page?.data.hero.ground ?? 'teal';
  return {
    name: card.data.cardName,
    page: `/case-studies/${slug}/`,
    ground,
    art: pictureOf(`next-${slug}`, await caseRain(`next-${slug}`, ground, { height: 400, words: 620 })),
    device,
  };
}
