import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ArrowLink } from '../../../../ui/ArrowLink.tsx';
import { SideDrawing, type SideDrawings } from '../../../../ui/SideDrawing.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { Standing } from '../../parts/Standing.tsx';
import type { Standing as StandingWords } from '../../parts/standing.schema.ts';
import type { Confirmation as ConfirmationContent } from './Confirmation.schema.ts';
import styles from './Confirmation.module.css';

interface ConfirmationProps extends ConfirmationContent {
  art: SideDrawings;
  resolveLink: ResolveLink;
  /** The address that a visitor writes to who mistyped the own one. */
  email: string;
  standing: StandingWords;
  /** What it says where there is no inquiry; without it, it is about one that was just sent. */
  gone?: { headline: string; lede: string };
  /** The headline once nothing is to be thanked for any more: an answer went out, or is late. */
  later?: string;
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
  standing,
  gone,
  later,
}: ConfirmationProps) {
  const [beforeAddress = '', afterAddress = ''] = sent.to.split('{email}');
  return (
    <section className={styles.section} data-section="confirmation">
      <div className="container">
        <div className={styles.panel} data-ground="teal">
          <SideDrawing {...art} />
          <div className={styles.words}>
            <h1>
              <span data-part={later ? 'due' : 'there'} hidden={gone !== undefined}>
                {withAmpersands(headline)}
              </span>
              {later && (
                <span data-part="late answered aside told trouble" hidden>
                  {withAmpersands(later)}
                </span>
              )}
              {gone && <span data-part="gone">{withAmpersands(gone.headline)}</span>}
            </h1>
            <p className={`lede ${styles.lede}`} data-part="gone">
              {gone?.lede ?? lede}
            </p>
            <Standing words={standing} email={email} />
            <p className={styles.sent} data-part="sender" data-to={`mailto:${email}`} hidden>
              <b>
                {beforeAddress}
                <span data-text="email" />
                {afterAddress}
              </b>{' '}
              <a href="#address">{sent.wrong}</a>
            </p>
            <div className={styles.sent} data-sent hidden>
              <details>
                <summary>{sent.brief}</summary>
                <p className={styles.brief} data-sent-brief />
              </details>
            </div>
            <ArrowLink href={resolveLink(link.page)}>{link.label}</ArrowLink>
            <p
              className={`small soft ${styles.says}`}
              data-part={gone ? 'due' : 'due gone'}
              hidden={gone !== undefined}
            >
              {rings.says}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
