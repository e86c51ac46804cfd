import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable, type ChoiceTableContent } from '../../../../ui/ChoiceTable.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Scene as SceneContent } from './Scene.schema.ts';
import styles from './Scene.module.css';

interface SceneProps extends Omit<SceneContent, 'features'> {
  /** What each of the roles may do. */
  table: ChoiceTableContent;
  resolveLink: ResolveLink;
}

/** One moment in which everybody who uses the software meets, and what each of them may do in it. */
export function Scene({ hour, place, heading, text, outside, cast, table, resolveLink }: SceneProps) {
  return (
    <section data-section="who-uses-it" data-ground="mist">
      <div className="container grid">
        <div className={styles.story}>
          <h2>{withAmpersands(heading)}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>
              <Inline text={paragraph} resolveLink={resolveLink} />
            </p>
          ))}
          {outside && (
            <p data-fact={outside.fact}>
              <Inline text={outside.text} resolveLink={resolveLink} />
            </p>
          )}
        </div>
        <div className={styles.who}>
          <p className={styles.moment}>
            <b className={styles.hour}>{hour}</b> <span>{place}</span>
          </p>
          <ul role="list" className={styles.cast}>
            {cast.map((person) => (
              <li key={person.role}>
                <h3>{withAmpersands(person.role)}</h3>
                <p className={styles.place}>{person.place}</p>
                <p className="soft">{person.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.features} data-section="features-by-role">
        <ChoiceTable {...table} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
