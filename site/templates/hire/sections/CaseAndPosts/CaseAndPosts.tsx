import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { CaseAndPosts as CaseAndPostsContent } from './CaseAndPosts.schema.ts';
import beside from '../../../../ui/beside.module.css';
import dense from '../../parts/dense.module.css';
import styles from './CaseAndPosts.module.css';

interface CaseAndPostsProps extends Omit<CaseAndPostsContent, 'chosen'> {
  card: (CaseCardContent & { page: string }) | undefined;
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

/** One product that belongs to the page's subject, and beside it two posts to read; it follows the reviews. */
export function CaseAndPosts({ heading, link, reading, card, posts, resolveLink }: CaseAndPostsProps) {
  return (
    <section className={dense.dense} data-section="related-case-studies">
      <div className={`container grid ${beside.beside} ${styles.both}`}>
        <div className={styles.case}>
          <h3 className={styles.heading}>{withAmpersands(heading)}</h3>
          {card && (
            <div data-shared>
              <CaseCard {...card} href={resolveLink(card.page)} />
            </div>
          )}
          <p className={styles.way}>
            <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
          </p>
        </div>
        <div className={styles.reading} data-section="blog-insights">
          <h3 className={styles.heading}>{withAmpersands(reading.heading)}</h3>
          <ul role="list" className={styles.posts} data-shared>
            {posts.map(({ title, category, minutes, page, picture }) => {
              const address = resolveLink(page);
              return (
                <li key={page}>
                  <img {...picture} alt="" loading="lazy" />
                  <h4>{address ? <a href={address}>{withAmpersands(title)}</a> : withAmpersands(title)}</h4>
                  <p className="small soft">{minutes ? `${category}, ${minutes} minutes` : category}</p>
                </li>
              );
            })}
          </ul>
          <p className={styles.way}>
            <ArrowLink href={resolveLink(reading.link.page)}>{reading.link.label}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
