import type { Picture } from '../../../../lib/Picture.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Culture as CultureContent } from './Culture.schema.ts';
import styles from './Culture.module.css';

interface CultureProps extends CultureContent {
  /** The drawing at the left of a wide window, at the head of a narrow one. */
  art: { wide: Picture; phone: Picture };
}

/** Customs of a house, set large beside a drawing. */
export function Culture({ head, subHead, list, art }: CultureProps) {
  return (
    <section className={styles.culture} data-section="culture-section" data-ground="pick">
      <picture>
        <source
          media="(min-width: 63.75em)"
          srcSet={art.wide.src}
          width={art.wide.width}
          height={art.wide.height}
        />
        <img className={styles.art} {...art.phone} alt="" loading="lazy" />
      </picture>
      <div className="container">
        <div className={styles.words}>
          <h2>{withAmpersands(head)}</h2>
          <p className={`lede ${styles.lede}`}>{subHead}</p>
          <ul role="list" className={styles.list}>
            {list.map(({ id, desc }) => (
              <li key={id}>{desc}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
