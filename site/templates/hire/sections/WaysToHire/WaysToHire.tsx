import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable } from '../../../../ui/ChoiceTable.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { WaysToHire as WaysToHireContent } from './WaysToHire.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import dense from '../../parts/dense.module.css';
import styles from './WaysToHire.module.css';

interface WaysToHireProps extends WaysToHireContent {
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
  resolveLink: ResolveLink;
}

/** Payroll, freelancer or you, side by side in words, and what comes with each hour of yours. */
export function WaysToHire({ ground, ours, benefits, resolveLink, ...choice }: WaysToHireProps) {
  return (
    <section className={dense.dense} data-section="why-hire-through-us" data-ground={ground}>
      <ChoiceTable {...choice} favoured={ours} resolveLink={resolveLink} />
      <div className="container" data-section="benefits">
        <h3 className={styles.heading}>{withAmpersands(benefits.heading)}</h3>
        <ul role="list" className={`${full.three} ${styles.benefits}`}>
          {benefits.entries.map(({ icon, title, text, page, fact }) => {
            const address = page && resolveLink(page);
            return (
              <li key={title}>
                <Icon name={icon} className={styles.icon} />
                <p>
                  <b data-fact={fact}>{address ? <a href={address}>{title}</a> : title}</b>
                  <span className="soft">{text}</span>
                </p>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
