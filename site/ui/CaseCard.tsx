import type { Picture } from '../lib/Picture.ts';
import { ArrowLink } from './ArrowLink.tsx';
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
  /** Its name for other programs, such as `SUPPLY_CHAIN`. */
  caseKey: string;
  /** Short name of the product. */
  name: string;
  /** What kind of product it is. */
  line: string;
  /** What was measured, with what it was before. */
  result: string;
  /** Name of the fixed fact that the result states. */
  fact?: string | undefined;
  /** A figure that comes from this project, with its base and the place of its definition. */
  figure?: { id: string; value: string; label: string; base: string; page: string } | undefined;
  /** Words of the link; else the name is the link. */
  button?: string | undefined;
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
  /** When its cover is loaded; a card of the first view does not wait for the layout. */
  loading?: 'eager' | 'lazy';
}

/** One case study: a cover with its product, its kind and its result. The whole card is one link. */
export function CaseCard({
  slug,
  caseKey,
  name,
  line,
  result,
  fact,
  figure,
  button,
  alt,
  wide,
  phone,
  href,
  loading = 'lazy',
}: CaseCardProps) {
  const title = withAmpersands(name);
  return (
    <article className={styles.card} data-case-study={slug} data-key={caseKey}>
      <div className={styles.frame}>
        <picture>
          <source media="(width < 47.5em)" srcSet={phone.src} width={phone.width} height={phone.height} />
          <img {...wide.cover} className={styles['cover']} alt={alt} loading={loading} />
        </picture>
        <img {...wide.device} className={styles['device']} alt="" loading="lazy" />
      </div>
      <div className={styles.caption}>
        <h3 className={styles.link}>{href && !button ? <a href={href}>{title}</a> : title}</h3>
        <p className="small soft">{line}</p>
        <p className={styles['result']} data-fact={fact}>
          {result}
        </p>
        {figure && (
          <p className={styles.figure}>
            <span data-fact={figure.id}>
              <strong>{figure.value}</strong> <a href={figure.page}>{figure.label}</a>
            </span>
            <span className="small soft">{figure.base}</span>
          </p>
        )}
        {href && button && (
          <p className={styles.link}>
            <ArrowLink href={href}>{button}</ArrowLink>
          </p>
        )}
      </div>
    </article>
  );
}
