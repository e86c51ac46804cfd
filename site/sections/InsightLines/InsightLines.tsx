import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Picture } from '../../lib/Picture.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { InsightLines as InsightLinesContent } from './InsightLines.schema.ts';
import styles from './InsightLines.module.css';

interface InsightLinesProps extends Omit<InsightLinesContent, 'posts'> {
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

/** Two posts about the page's subject, a line each. */
export function InsightLines({ heading, link, posts, resolveLink }: InsightLinesProps) {
  return (
    <section className={styles.insights} data-section="blog-insights" data-compact>
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <ul role="list" className={styles.posts} data-shared>
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
