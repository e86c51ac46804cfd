import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { SideDrawing, type SideDrawings } from '../../../../ui/SideDrawing.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Confirmation as ConfirmationContent } from './Confirmation.schema.ts';
import styles from './Confirmation.module.css';

interface ConfirmationProps extends ConfirmationContent {
  art: SideDrawings;
  resolveLink: ResolveLink;
  /** The address that a visitor writes to who mistyped the own one. */
  email: string;
}

/** Says that an inquiry arrived, beside a ring for each hour until the answer. */
export function Confirmation({
  headline,
  lede,
  link,
  sent,
  rings,
  art,
  resolveLink,
  email,
}: ConfirmationProps) {
  return (
    <section className={styles.section} data-section="confirmation">
      <div className="container">
        <div className={styles.panel} data-ground="teal">
          <SideDrawing {...art} />
          <div className={styles.words}>
            <h1>{withAmpersands(headline)}</h1>
            <p className={`lede ${styles.lede}`}>{lede}</p>
            <div className={styles.sent} data-sent={sent.to} hidden>
              <p>
                <b data-sent-to /> <a href={`mailto:${email}`}>{sent.wrong}</a>
              </p>
              <details>
                <summary>{sent.brief}</summary>
                <p className={styles.brief} data-sent-brief />
              </details>
            </div>
            <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
            <p className={`small soft ${styles.says}`}>{rings.says}</p>
          </div>
        </div>
      </div>
    </section>
  );
}
