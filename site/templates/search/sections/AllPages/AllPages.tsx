import { withAmpersands } from '../../../../ui/Title.tsx';
import type { AllPages as AllPagesContent } from './AllPages.schema.ts';
import styles from './AllPages.module.css';

interface AllPagesProps extends AllPagesContent {
  groups: { name: string; pages: { path: string; title: string }[] }[];
}

/** Every page by its title, under the heads that the search has too. */
export function AllPages({ heading, groups }: AllPagesProps) {
  return (
    <section data-section="all-pages" data-shared>
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <div className={styles.groups}>
          {groups.map(({ name, pages }) => (
            <div key={name} className={styles.group}>
              <h3>{withAmpersands(name)}</h3>
              <ul role="list">
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
