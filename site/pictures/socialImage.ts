import type { GroundName } from '../art/palette.schema.ts';
import { randomStream } from '../art/random.ts';
import { SOCIAL_CARD, socialCard } from '../art/socialCard.ts';
import type { Picture } from '../lib/Picture.ts';
import { slugOf } from '../lib/slugOf.ts';
import { brandLook } from './brandLook.ts';
import { brandPalette } from './brandPalette.ts';
import { publishedFile } from './publishedFile.ts';
import { rendered } from './rendered.ts';

/** Grounds for pages whose first band stands on paper. */
const grounds = ['indigo', 'teal', 'vermilion', 'amber', 'warm'] as const satisfies readonly GroundName[];

interface Page {
  /** Path of the page. */
  address: string;
  title: string;
  brand: string;
  /** The ground of its first band; without one the address chooses. */
  ground?: string | undefined;
}

/** The picture that social networks show for a page, in a file of its own. */
export async function socialImage({ ground, ...page }: Page): Promise<Picture> {
  const { art } = await brandPalette();
  const chosen = grounds[Math.floor(randomStream(page.address, 'ground')() * grounds.length)] ?? 'indigo';
  const own = ground === 'pick' ? 'indigo' : grounds.find((name) => name === ground);
  const svg = socialCard({ ...page, ground: own ?? chosen }, art, await brandLook());
  const name = `social-${slugOf(page.address).replace(/^-|-$/g, '') || 'home'}`;
  return { src: publishedFile(name, 'png', await rendered(svg, SOCIAL_CARD.width)), ...SOCIAL_CARD };
}
