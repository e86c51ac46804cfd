import type { Href } from '../../lib/Href.ts';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { AppCategories as AppCategoriesContent } from './AppCategories.schema.ts';
import styles from './AppCategories.module.css';

interface AppCategoriesProps extends AppCategoriesContent {
  href: Href;
}

/** Kinds of app in groups, each a flowing line of large words. */
export function AppCategories({ heading, lede, groups, href }: AppCategoriesProps) {
  return (
    <section data-section="app-categories" data-ground="surface">
      <div className="container">
        <SectionHead heading={heading} split="8-4">
          {lede}
        </SectionHead>
        {groups.map(({ name, items }) => (
          <div key={name} className={`grid ${styles.group}`}>
            <h3 className={styles.name}>{withAmpersands(name)}</h3>
            <ul role="list" className={styles.items}>
              {items.map((item) => {
                const address = item.page && href(item.page);
                const words = withAmpersands(item.name);
                return <li key={item.name}>{address ? <a href={address}>{words}</a> : words}</li>;
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
