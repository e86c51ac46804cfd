import type { Picture } from '../../../../lib/Picture.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { AppScreens as AppScreensContent } from './AppScreens.schema.ts';
import styles from './AppScreens.module.css';

interface AppScreensProps extends Omit<AppScreensContent, 'captions'> {
  /** What links to this section ends in, such as `screens`. */
  id?: string;
  /** Each screen in its own file, with its words; sizes in px. */
  screens: readonly {
    title: string;
    text: string;
    picture: Picture & { alt: string };
  }[];
}

/** Screens of the product at uneven heights, each with its words. */
export function AppScreens({ id, heading, screens }: AppScreensProps) {
  return (
    <section id={id} data-section="app-screenshots" data-ground="warm">
      <div className={`container ${styles.shown}`}>
        <p className={styles.head}>{withAmpersands(heading)}</p>
        <ul role="list" className={styles.screens} data-fact="app-screens">
          {screens.map(({ title, text, picture }) => (
            <li key={title}>
              <img {...picture} alt={picture.alt} loading="lazy" />
              <b className={styles.title}>{withAmpersands(title)}</b>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
