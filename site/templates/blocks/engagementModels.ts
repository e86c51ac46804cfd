import { getCollection } from 'astro:content';
import { coverFile } from '../../integrations/drawings/coverFile.ts';
import { byOrder } from '../../lib/byOrder.ts';

/** The engagement models and plans in their order, and the picture of the recommended model. */
export async function engagementModels() {
  return {
    models: byOrder(await getCollection('engagement')),
    plans: byOrder(await getCollection('plans')),
    art: await coverFile({
      seed: 'three-ways',
      composition: 'split',
      ground: 'pick',
      box: { width: 165, height: 117 },
      mirror: false,
      lane: 8,
    }),
  };
}
