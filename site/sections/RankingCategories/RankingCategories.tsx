import type { Picture } from '../../lib/Picture.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { RankingCategories as RankingCategoriesContent } from './RankingCategories.schema.ts';
import styles from './RankingCategories.module.css';

interface RankingCategoriesProps extends Pick<RankingCategoriesContent, 'heading' | 'lede'> {
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

/** The categories of rankings as an index, each beside a piece of a leaf that is cut along the slant. */
export function RankingCategories({ heading, lede, rows }: RankingCategoriesProps) {
  return (
    <section data-section="categories">
      <div className="container">
        <SectionHead heading={heading} headingFact="ranking-categories" split="8-4">
          {lede}
        </SectionHead>
        <ul role="list" className={styles.rows}>
          {rows.map(({ category, name, text, state, href, picture }) => (
            <li key={category} id={category}>
              <img className={styles.picture} {...picture} alt="" loading="lazy" />
              <div className={styles.name}>
                <h3>{href ? <a href={href}>{withAmpersands(name)}</a> : withAmpersands(name)}</h3>
                {state && <p className="small soft">{state}</p>}
              </div>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
