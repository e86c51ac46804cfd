import { getCollection } from 'astro:content';
import { portrait } from '../../integrations/drawings/portrait.ts';
import { pick } from '../../lib/pick.ts';

/** What those who work here say, in its order, each with the person's name, position and picture. */
export async function employeeVoices() {
  const people = await getCollection('people');
  const entries = (await getCollection('employees')).sort((a, b) => a.data.order - b.data.order);
  const voices = entries.map(async (entry) => {
    const picture = await portrait(entry, 'employees');
    return pick(people, [entry.id], 'people').map(({ data: { name, position, place } }) => ({
      name,
      position,
      place,
      description: entry.data.description,
      picture,
    }));
  });
  return (await Promise.all(voices)).flat();
}
