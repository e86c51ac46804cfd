import type { Picture } from '../lib/Picture.ts';
import styles from './CaseCard.module.css';
import { withAmpersands } from './Title.tsx';

/** The layers of a card: its cover, and the devices on it, drawn a little further down so that they can lift. */
interface Layers {
  cover: Picture;
  device: Picture;
}

/** What the card of a case study shows. */
export interface CaseCardContent {
  slug: string;
  /** Short name of the product. */
  name: string;
  /** What kind of product it is. */
  line: string;
  /** What was measured, with what it was before. */
  result: string;
  /** What the first screen shows. */
  alt: string;
  /** Drawn for windows from 760 px on. */
  wide: Layers;
  /** Drawn for phones, where nothing hovers: cover and device in one. */
  phone: Picture;
}

interface CaseCardProps extends CaseCardContent {
  /** The page of the case study; without it the card stands unlinked. */
  href: string | undefined;
}

/** One case study: a cover with its product, its kind and its result. The whole card is one link. */
export function CaseCard({ slug, name, line, result, alt, wide, phone, href }: CaseCardProps) {
  return (
    <article className={styles.card} data-case-study={slug}>
      <div className={styles.frame}>
        <picture>
          <source media="(width < 760px)" srcSet={phone.src} width={phone.width} height={phone.height} />
          <img {...wide.cover} className={styles['cover']} alt={alt} loading="lazy" />
        </picture>
        <img {...wide.device} className={styles['device']} alt="" loading="lazy" />
      </div>
      <div className={styles.caption}>
        <h3>{href ? <a href={href}>{withAmpersands(name)}</a> : withAmpersands(name)}</h3>
        <p className="small soft">{line}</p>
        <p className={styles['result']}>{result}</p>
      </div>
    </article>
  );
}
