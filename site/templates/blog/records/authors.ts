import { people } from '../../../records/people.ts';
import { posts } from '../../../records/posts.ts';

/** Everybody who wrote one of the posts, in the order of their newest one; the note names what they wrote. */
export async function authors() {
  const all = await posts();
  const ids = [...new Set(all.map(({ article }) => article.author))];
  const writtenBy = (id: string | undefined) =>
    all.filter(({ article }) => article.author === id).map(({ title }) => title);
  return (await people(ids)).map((person, at) => ({ ...person, note: writtenBy(ids[at]).join('; ') }));
}
