import { withAmpersands } from '../../../../ui/Title.tsx';
import type { NearestPages as NearestPagesContent } from './NearestPages.schema.ts';
import styles from './NearestPages.module.css';

interface NearestPagesProps extends NearestPagesContent {
  /** Every page that may be found, with what visitors call it. */
  pages: readonly { title: string; path: string; called?: readonly string[] | undefined }[];
  /** How many are shown at first; the script shows the nearest ones instead. */
  shown?: number;
}

/** The pages nearest to the requested address, which only a script knows. */
export function NearestPages({ heading, pages, shown = 0 }: NearestPagesProps) {
  return (
    <section data-section="nearest-pages" data-shared hidden={shown === 0}>
      <div className={`container grid ${styles.columns}`}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.list}>
          {pages.map(({ title, path, called }, at) => (
            <li key={path} hidden={at >= shown} data-called={called?.join()}>
              <a className={styles.row} href={path}>
                <b>{title}</b> <span className="soft">{path}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
