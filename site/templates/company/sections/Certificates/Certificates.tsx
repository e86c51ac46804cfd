import type { Certificate } from '../../../../records/certificates.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { Certificates as CertificatesContent } from './Certificates.schema.ts';
import styles from './Certificates.module.css';

interface CertificatesProps extends CertificatesContent {
  /** The promise that rests on them, in its fixed words; `fact` names it for checks. */
  promise: { label: string; fact: string };
  certificates: readonly Omit<Certificate, 'demo'>[];
  /** The language of the days, such as en-CA. */
  language: string;
}

/** Certificates with number, scope and issuer; without one there is no section. */
export function Certificates(props: CertificatesProps) {
  const { heading, lede, labels, promise, certificates, language } = props;
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  if (certificates.length === 0) return null;
  return (
    <section data-section="certificates" data-ground="teal">
      <div className="container grid">
        <div className={styles.head}>
          <p className={styles.promise} data-fact={promise.fact}>
            {promise.label}
          </p>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <ul role="list" className={styles.list}>
          {certificates.map(({ standard, number, scope, issuer, validFrom, validUntil }) => (
            <li key={number} data-ground="page">
              <h3>{standard}</h3>
              <dl>
                <dt>{labels.number}</dt>
                <dd>{number}</dd>
                <dt>{labels.scope}</dt>
                <dd>{scope}</dd>
                <dt>{labels.issuer}</dt>
                <dd>{issuer}</dd>
                <dt>{labels.valid}</dt>
                <dd>{days.formatRange(Date.parse(validFrom), Date.parse(validUntil))}</dd>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
