import { ContactLink } from '../../ui/Button.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { CtaStrip as CtaStripContent } from './CtaStrip.schema.ts';
import styles from './CtaStrip.module.css';

/** The second call to action of a page: one line and a button. */
export function CtaStrip({ headline, action }: CtaStripContent) {
  return (
    <section className={styles.section} data-section="cta-strip" data-shared>
      <div className="container">
        <div className={styles.strip} data-ground="warm">
          <h2 className={styles.headline}>{withAmpersands(headline)}</h2>
          <div className={styles.action}>
            <ContactLink>{action}</ContactLink>
          </div>
        </div>
      </div>
    </section>
  );
}
