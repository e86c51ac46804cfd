import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { SideDrawing, type SideDrawings } from '../../ui/SideDrawing.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CoverHead as CoverHeadContent } from './CoverHead.schema.ts';
import styles from './CoverHead.module.css';

interface CoverHeadProps extends CoverHeadContent {
  /** The ground that the drawing stands on; without it the page's paper. */
  ground?: 'pick' | 'indigo' | 'teal' | 'amber' | 'warm' | undefined;
  art: SideDrawings;
  /** Address of a page, or nothing while that page is not built. */
  href: (page: string) => string | undefined;
}

/** The top of a small page: headline and first words beside a cover. */
export function CoverHead(props: CoverHeadProps) {
  const { headline, lede, action, button, link, note, ground, art, href } = props;
  return (
    <section className={styles.head} data-section="hero" data-ground={ground}>
      <SideDrawing {...art} />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.headline}>{withAmpersands(headline)}</h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <div className={styles.actions}>
          {action && (
            <ButtonLink href="/contact/" opensContact>
              {action}
            </ButtonLink>
          )}
          {button && <ButtonLink href={href(button.page) ?? button.page}>{button.label}</ButtonLink>}
          {link && <ArrowLink href={href(link.page)}>{link.label}</ArrowLink>}
        </div>
        {note && <p className={`small soft ${styles.note}`}>{note}</p>}
      </div>
    </section>
  );
}
