import type { Picture } from '../../../../lib/Picture.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { RankingCategories as RankingCategoriesContent } from './RankingCategories.schema.ts';
import styles from './RankingCategories.module.css';

interface RankingCategoriesProps extends Pick<RankingCategoriesContent, 'heading' | 'lede' | 'others'> {
  rows: readonly {
    category: string;
    name: string;
    text: string;
    /** What can be read there, such as the number of companies and the day; missing while the list is not there. */
    state?: string | undefined;
    /** Address of the list; missing while it is not there. */
    href: string | undefined;
    /** A cover in its own file; sizes in px. */
    picture: Picture;
  }[];
}

/**
 * The categories of rankings. Those whose list can be read are rows beside a piece of a leaf that is cut along the
 * slant; the others share a panel.
 */
export function RankingCategories({ heading, lede, others, rows }: RankingCategoriesProps) {
  const waiting = rows.filter(({ href }) => !href);
  return (
    <section data-section="categories">
      <div className="container">
        <SectionHead heading={heading} headingFact="ranking-categories" split="8-4">
          {lede}
        </SectionHead>
        <ul role="list" className={styles.rows}>
          {rows.map(
            ({ category, name, text, state, href, picture }) =>
              href && (
                <li key={category} id={category}>
                  <img className={styles.picture} {...picture} alt="" loading="lazy" />
                  <div className={styles.name}>
                    <h3>
                      <a href={href}>{withAmpersands(name)}</a>
                    </h3>
                    {state && <p className="small soft">{state}</p>}
                  </div>
                  <p className={styles.text}>{text}</p>
                </li>
              ),
          )}
        </ul>
        {waiting.length > 0 && (
          <div className={styles.waiting}>
            <p className="small">{others}</p>
            <ul role="list">
              {waiting.map(({ category, name, text }) => (
                <li key={category} id={category}>
                  <h3>{withAmpersands(name)}</h3>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </section>
  );
}
