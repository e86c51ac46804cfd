import type { Href } from '../../lib/Href.ts';
import type { Picture } from '../../lib/Picture.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CaseStrip as CaseStripContent } from './CaseStrip.schema.ts';
import styles from './CaseStrip.module.css';

interface CaseStripProps extends Omit<CaseStripContent, 'chosen'> {
  /** The case studies in the order of the picture. */
  cases: readonly { name: string; page: string }[];
  /** The screens on the band's ground: for wide windows, and for the foot of narrow ones. */
  pictures: { wide: Picture; phone: Picture };
  href: Href;
}

/** A band with screens of several products, cut by its edges, and the way to their stories. */
export function CaseStrip({ heading, lede, link, alt, cases, pictures, href }: CaseStripProps) {
  const { wide, phone } = pictures;
  return (
    <section className={styles.strip} data-section="related-case-studies" data-ground="warm">
      <picture>
        <source media="(width >= 1021px)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img className={styles.art} {...phone} alt={alt} loading="lazy" />
      </picture>
      <div className={`container ${styles.words}`}>
        <h2>{withAmpersands(heading)}</h2>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <ul role="list" className={styles.cases} data-shared>
          {cases.map(({ name, page }) => (
            <li key={page}>{href(page) ? <a href={href(page)}>{name}</a> : name}</li>
          ))}
        </ul>
        <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>
      </div>
    </section>
  );
}
