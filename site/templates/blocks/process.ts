import { getCollection } from 'astro:content';

/** The phases of the way we work, in their order. */
export async function process() {
  const phases = (await getCollection('phases')).map(({ data }) => data);
  return { phases: phases.sort((a, b) => a.no - b.no) };
}
