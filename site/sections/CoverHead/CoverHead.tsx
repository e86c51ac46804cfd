import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { HeroActions, type PageLink } from '../../ui/HeroActions.tsx';
import { SideDrawing, type SideDrawings } from '../../ui/SideDrawing.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import styles from './CoverHead.module.css';

interface CoverHeadProps {
  headline: string;
  lede: string;
  /** Words of the button that opens the contact form. */
  action?: string | undefined;
  /** A button that leads on instead. */
  button?: PageLink | undefined;
  link?: PageLink | undefined;
  note?: string | undefined;
  /** The ground that the drawing stands on; without it the page's paper. */
  ground?: 'pick' | 'indigo' | 'teal' | 'amber' | 'warm' | undefined;
  art: SideDrawings;
  resolveLink: ResolveLink;
}

/** The first band of a small page: headline and first words beside a cover. */
export function CoverHead(props: CoverHeadProps) {
  const { headline, lede, action, button, link, note, ground, art, resolveLink } = props;
  return (
    <section className={styles.band} data-section="hero" data-ground={ground}>
      <SideDrawing {...art} />
      <div className={`container ${styles.words}`}>
        <h1 className={styles.headline}>{withAmpersands(headline)}</h1>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <HeroActions action={action} button={button} link={link} resolveLink={resolveLink} />
        {note && <p className={`small soft ${styles.note}`}>{note}</p>}
      </div>
    </section>
  );
}
