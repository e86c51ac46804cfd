import { withAmpersands } from '../../ui/Title.tsx';
import type { NearestPages as NearestPagesContent } from './NearestPages.schema.ts';
import styles from './NearestPages.module.css';

interface NearestPagesProps extends NearestPagesContent {
  /** Every page that may be found. */
  pages: readonly { title: string; path: string }[];
  /** How many of them show, the first ones; the script shows the nearest. */
  shown?: number;
}

/** The pages whose addresses come nearest to the one that was asked for. Only a script knows that one. */
export function NearestPages({ heading, pages, shown = 0 }: NearestPagesProps) {
  return (
    <section data-section="nearest-pages" hidden={shown === 0}>
      <div className={`container grid ${styles.columns}`}>
        <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.list}>
          {pages.map(({ title, path }, at) => (
            <li key={path} hidden={at >= shown}>
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
