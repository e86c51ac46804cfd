import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Picture } from '../../lib/Picture.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { InsightLines as InsightLinesContent } from './InsightLines.schema.ts';
import linked from '../../ui/linkedRows.module.css';
import lead from './InsightLines.lead.module.css';
import styles from './InsightLines.module.css';

interface InsightLinesProps extends Omit<InsightLinesContent, 'posts'> {
  layout?: InsightsLayout;
  /** Level of the heading; 3 where the posts stand inside another section. */
  level?: 2 | 3 | undefined;
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

export type InsightsLayout = keyof typeof layouts;

const layouts = {
  /** A line each, beside the heading. */
  lines: { compact: true, look: styles, container: 'container grid', rows: styles.lines },
  /** The first one large, the others in lines. */
  lead: { compact: undefined, look: lead, container: 'container', rows: lead.posts },
};

/** Posts about the page's subject. */
export function InsightLines(props: InsightLinesProps) {
  const { layout = 'lines', level = 2, id, heading, link, posts, resolveLink } = props;
  const { compact, look, container, rows } = layouts[layout];
  const [Heading, Title] = level === 2 ? (['h2', 'h3'] as const) : (['h3', 'h4'] as const);
  return (
    <section id={id} className={look.insights} data-section="blog-insights" data-compact={compact}>
      <div className={container}>
        <div className={look.head}>
          <Heading data-furniture>{withAmpersands(heading)}</Heading>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <ul role="list" className={`${linked.rows} ${styles.posts} ${rows}`} data-shared>
          {posts.map(({ title, category, minutes, page, picture }) => {
            const address = resolveLink(page);
            return (
              <li key={page}>
                <img {...picture} alt="" loading="lazy" />
                <div>
                  <Title>
                    {address ? <a href={address}>{withAmpersands(title)}</a> : withAmpersands(title)}
                  </Title>
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
