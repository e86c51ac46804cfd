import { getCollection } from 'astro:content';
import { caseFace } from '../../integrations/drawings/caseCover.ts';
import { byOrder } from '../../lib/byOrder.ts';
import { fill } from '../../lib/fill.ts';
import { pick } from '../../lib/pick.ts';

/** Seven and five of twelve columns at 1440, in px; the narrow one serves phones as well. */
const WIDE = { width: 765, height: 440 };
const NARROW = { width: 539, height: 440 };
const BOXES = [WIDE, NARROW, NARROW, WIDE] as const;

/** What the agency gives away, each with its picture; `words` says who looks after it. */
export async function openProjects(words: string) {
  const people = await getCollection('people');
  return Promise.all(
    byOrder(await getCollection('openProjects')).map(
      async ({ cover, crop, screen, keeper, ...project }, at) => {
        const card = { slug: `project-${project.id}`, cover, crop, screens: [screen] };
        const [person] = pick(people, [keeper], 'people');
        return {
          ...project,
          keeper: fill(words, { keeper: person?.data.name ?? '' }),
          alt: screen.alt,
          wide: await caseFace({ ...card, box: BOXES[at % BOXES.length] ?? NARROW }),
          phone: await caseFace({ ...card, box: NARROW }),
        };
      },
    ),
  );
}
