import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Insights as InsightsContent } from './Insights.schema.ts';
import linked from '../../../../ui/linkedRows.module.css';
import styles from './Insights.module.css';

interface InsightsProps extends Omit<InsightsContent, 'posts'> {
  /** What links to this section end in. */
  id?: string;
  posts: readonly {
    title: string;
    /** The subject under which the blog lists it. */
    category: string;
    /** Minutes it takes to read, once it is written. */
    minutes?: number | undefined;
    page: string;
    picture: Picture;
  }[];
  resolveLink: ResolveLink;
}

/** Posts from the blog, the first one large and the others in lines. */
export function Insights({ id, heading, link, posts, resolveLink }: InsightsProps) {
  return (
    <section id={id} className={styles.insights} data-section="blog-insights">
      <div className="container">
        <div className={styles.head}>
          <h2 data-furniture>{withAmpersands(heading)}</h2>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <ul role="list" className={`${linked.rows} ${styles.posts}`} data-shared>
          {posts.map(({ title, category, minutes, page, picture }) => {
            const address = resolveLink(page);
            return (
              <li key={page}>
                <img {...picture} alt="" loading="lazy" />
                <div>
                  <h3>{address ? <a href={address}>{withAmpersands(title)}</a> : withAmpersands(title)}</h3>
                  <p className="small soft">{minutes ? `${category}, ${minutes} minutes` : category}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
