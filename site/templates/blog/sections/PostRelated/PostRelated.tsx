import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { CaseCard, type CaseCardContent } from '../../../../ui/CaseCard.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { PostRelated as PostRelatedContent } from './PostRelated.schema.ts';
import linked from '../../../../ui/linkedRows.module.css';
import styles from './PostRelated.module.css';

interface PostRelatedProps extends Omit<PostRelatedContent, 'case'> {
  /** The product beside them. */
  card: CaseCardContent & { page: string };
  resolveLink: ResolveLink;
}

/** Where a post goes on: pages in rows, beside one product. */
export function PostRelated({
  heading,
  pages,
  card: { page: casePage, ...card },
  resolveLink,
}: PostRelatedProps) {
  return (
    <section data-section="related-services-and-cases">
      <div className={`container grid ${styles.columns}`}>
        <div className={styles.pages}>
          <h2>{withAmpersands(heading)}</h2>
          <ul role="list" className={linked.rows}>
            {pages.map(({ label, page, text }) => {
              const address = resolveLink(page);
              return (
                <li key={page}>
                  <h3>{address ? <a href={address}>{withAmpersands(label)}</a> : withAmpersands(label)}</h3>
                  <p className="soft">{text}</p>
                </li>
              );
            })}
          </ul>
        </div>
        <div className={styles.card} data-shared="">
          <CaseCard {...card} href={resolveLink(casePage)} />
        </div>
      </div>
    </section>
  );
}
