import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Picture } from '../../../../lib/Picture.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { AiFigure as AiFigureContent } from './AiFigure.schema.ts';
import styles from './AiFigure.module.css';

interface AiFigureProps extends AiFigureContent {
  /** A stroke for each question, for wide windows and for phones. */
  drawing: { wide: Picture; phone: Picture };
  resolveLink: ResolveLink;
}

/** What the agency does with AI, told by one test: its figure, with every question as a stroke. */
export function AiFigure({ heading, lede, link, test, drawing, resolveLink }: AiFigureProps) {
  const { wide, phone } = drawing;
  return (
    <section data-section="ai-evidence" data-ground="teal">
      <div className={`container ${styles.columns}`}>
        <div>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
          <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
        </div>
        <figure className={styles.test}>
          <picture>
            <source media="(width < 47.5em)" srcSet={phone.src} width={phone.width} height={phone.height} />
            <img {...wide} alt={test.alt} loading="lazy" />
          </picture>
          <figcaption className={styles.result}>
            <p>
              <strong className={styles.figure}>{test.after}</strong> of {test.asked} {test.of}
            </p>
            <p className="soft">{test.text}</p>
          </figcaption>
        </figure>
      </div>
    </section>
  );
}
