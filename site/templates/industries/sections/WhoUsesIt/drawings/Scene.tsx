import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../../ui/Inline.tsx';
import { withAmpersands } from '../../../../../ui/Title.tsx';
import type { Scene as SceneContent } from './Scene.schema.ts';
import beside from '../../../../../ui/beside.module.css';
import styles from './Scene.module.css';

interface SceneProps extends SceneContent {
  resolveLink: ResolveLink;
}

/** One moment in which everybody who uses the software meets. */
export function Scene({ hour, place, heading, text, outside, cast, resolveLink }: SceneProps) {
  return (
    <div className={`grid ${beside.beside} ${styles.columns}`}>
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
      <div>
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
  );
}
