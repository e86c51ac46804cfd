import { getEntry } from 'astro:content';

/**
 * The words of the blocks that are the same on every page: the home page says them, the others repeat it.
 * Throws an Error when the home page has no file.
 */
export async function sharedWords() {
  const home = await getEntry('home', 'home');
  if (!home) throw new Error('The file home/home.yaml is missing in the content folder.');
  const { process, engagementModels, techStack, executiveNote, faq, awards, trustBadges } = home.data;
  return { process, engagementModels, techStack, executiveNote, faq, awards, trustBadges };
}
