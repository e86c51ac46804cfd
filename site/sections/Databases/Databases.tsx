import { technologyMarkId } from '../../lib/technologyMarkId.ts';
import type { Database } from '../../records/databases.ts';
import { withAmpersands } from '../../ui/Title.tsx';
import type { DatabaseLabels, Databases as DatabasesContent } from './Databases.schema.ts';
import styles from './Databases.module.css';

interface DatabasesProps extends DatabasesContent {
  /** One under the other, or beside each other in less height. */
  form?: 'rows' | 'columns';
  labels: DatabaseLabels;
  /** In their order. */
  databases: readonly Omit<Database, 'order'>[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
}

const sides = ['take', 'leave'] as const;

/** Kinds of database, each with what it is right for and what it is wrong for. */
export function Databases(props: DatabasesProps) {
  const { heading, lede, form = 'rows', labels, databases, sprite } = props;
  return (
    <section data-section="databases" data-ground="mist">
      <div className="container">
        <div className={`grid ${styles.head}`}>
          <h2>{withAmpersands(heading)}</h2>
          <p className="lede">{lede}</p>
        </div>
        <ul role="list" className={styles.rows} data-form={form} data-fact="databases" data-shared>
          {databases.map(({ name, icon, text, ...when }) => (
            <li key={name} className="grid">
              <h3 className={styles.name}>
                <svg width="40" height="40" aria-hidden="true">
                  <use href={`${sprite}#${technologyMarkId(icon)}`} />
                </svg>
                {name}
              </h3>
              <p className={styles.text}>{text}</p>
              <dl className={`small ${styles.when}`}>
                {sides.map((side) => (
                  <div key={side}>
                    <dt>{labels[side]}</dt>
                    <dd className="soft">{when[side]}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
