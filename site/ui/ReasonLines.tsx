import type { Reasons } from '../collections/reasonFields.ts';
import { GainIcon } from './GainIcon.tsx';
import styles from './ReasonLines.module.css';
import { withAmpersands } from './Title.tsx';

interface ReasonLinesProps extends Reasons {
  /** Which section of the page they are. */
  kind: 'benefits' | 'why-choose-us';
  /** One under the other, in a column; else beside each other. */
  stacked?: boolean;
}

/** A few reasons under a heading, each with its icon. */
export function ReasonLines({ kind, heading, entries, stacked }: ReasonLinesProps) {
  return (
    <div className={styles.reasons} data-section={kind} data-stacked={stacked}>
      <h3>{withAmpersands(heading)}</h3>
      <dl>
        {entries.map(({ icon, title, text }) => (
          <div key={title}>
            <dt>
              <GainIcon name={icon} />
              {title}
            </dt>
            {text && <dd className="soft">{text}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
