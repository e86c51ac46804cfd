import type { ReactNode } from 'react';
import type { Agency } from '../../../../records/agency.schema.ts';
import { ContactLink } from '../../../../ui/Button.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { LostLine as LostLineContent } from './LostLine.schema.ts';
import lostHero from '../../parts/lostHero.module.css';
import textButton from '../../../../ui/textButton.module.css';
import styles from './LostLine.module.css';

interface LostLineProps extends LostLineContent {
  contact: Agency['contacts']['sales'];
  /** The two parts of the motif. */
  art: ReactNode;
}

/** The top of the page for no line: what still works, and, once the line is back, the way on. */
export function LostLine(props: LostLineProps) {
  const { headline, lede, contact, again, back, briefBack, action, art } = props;
  const { email, phone } = contact;
  return (
    <section className={styles.lost} data-section="hero" data-ground="pick" data-line="lost">
      <div className={`container ${lostHero.columns}`}>
        <div>
          <h1>{withAmpersands(headline)}</h1>
          <p className={`lede ${lostHero.lede}`}>{lede}</p>
          <p className={styles.addresses}>
            <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone.replaceAll(' ', '\u00a0')}</a>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
          <button type="button" className={`${textButton.button} ${styles.again}`} hidden>
            {again}
          </button>
          <p role="status" className={styles.status} data-back={back} data-brief-back={briefBack} />
          <div data-send hidden>
            <ContactLink>{action}</ContactLink>
          </div>
        </div>
        <div className={`${lostHero.art} ${styles.art}`}>{art}</div>
      </div>
    </section>
  );
}
