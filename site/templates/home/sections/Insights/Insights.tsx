import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Insights as InsightsContent } from './Insights.schema.ts';
import styles from './Insights.module.css';

/** What a card shows of a post. */
interface PostCard {
  title: string;
  /** The subject under which the blog lists it. */
  category: string;
  /** Minutes it takes to read, once it is written. */
  minutes?: number | undefined;
  page: string;
  picture: Picture;
}

interface InsightsProps extends Omit<InsightsContent, 'posts'> {
  /** Anchor of the section. */
  id?: string;
  /** The posts with their covers; the first one is shown large. */
  posts: readonly PostCard[];
  resolveLink: ResolveLink;
}

/** Posts worth reading next to the page's subject: one large, the others in rows. */
export function Insights({ id, heading, link, posts, resolveLink }: InsightsProps) {
  return (
    <section id={id} className={styles.insights} data-section="blog-insights">
      <div className="container">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <ul role="list" className={styles.posts} data-shared>
          {posts.map(({ title, category, minutes, page, picture }) => {
            const address = resolveLink(page);
            return (
              <li key={page}>
                <img className={styles.cover} {...picture} alt="" loading="lazy" />
                <div>
                  <h3 className={styles.title}>
                    {address ? <a href={address}>{withAmpersands(title)}</a> : withAmpersands(title)}
                  </h3>
                  <p className={`small soft ${styles.about}`}>
                    {minutes ? `${category}, ${minutes} minutes` : category}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
