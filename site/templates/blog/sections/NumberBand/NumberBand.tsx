import type { Picture } from '../../../../lib/Picture.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { NumberBand as NumberBandContent } from './NumberBand.schema.ts';
import styles from './NumberBand.module.css';

interface NumberBandProps extends NumberBandContent {
  /** Rain on the band's own ground, right of its words. */
  art: Picture;
}

/** Two or three numbers of one example, as large as the band allows. */
export function NumberBand({ heading, ground, figures, note, art }: NumberBandProps) {
  return (
    <section className={styles.band} data-section="example-in-numbers" data-ground={ground}>
      <img className={styles.art} {...art} alt="" loading="lazy" />
      <div className={`container ${styles.words}`}>
        <h2>{withAmpersands(heading)}</h2>
        <ul role="list" className={styles.figures}>
          {figures.map(({ value, text }) => (
            <li key={text}>
              <strong>{value}</strong>
              <span>{text}</span>
            </li>
          ))}
        </ul>
        <p className={`small soft ${styles.note}`}>{note}</p>
      </div>
    </section>
  );
}
