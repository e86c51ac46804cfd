import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { PromiseInShort } from '../../../../records/promises.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { WaysToHire as WaysToHireContent } from './WaysToHire.schema.ts';
import full from '../../../../ui/fullRows.module.css';
import dense from '../../parts/dense.module.css';
import styles from './WaysToHire.module.css';

interface WaysToHireProps extends WaysToHireContent {
  /** What every plan includes, whatever the role. */
  benefits: { heading: string; promised: readonly PromiseInShort[] };
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
  resolveLink: ResolveLink;
}

/** When another role, an employee or a freelancer is the better hire, and what every plan includes. */
export function WaysToHire({ ground, heading, lede, ownBenefit, benefits, resolveLink }: WaysToHireProps) {
  const entries = [
    ...(ownBenefit ? [{ ...ownBenefit, shared: false }] : []),
    ...benefits.promised.map(({ label, short, ...rest }) => ({
      ...rest,
      title: label,
      text: short,
      shared: true,
    })),
  ];
  return (
    <section className={dense.dense} data-section="why-hire-through-us" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading} split="5-7" space={56} furniture>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <div data-section="benefits">
          <h3 data-shared className={styles.heading}>
            {withAmpersands(benefits.heading)}
          </h3>
          <ul role="list" className={`${full.three} ${styles.benefits}`}>
            {entries.map(({ icon, title, text, page, fact, shared }) => {
              const address = page && resolveLink(page);
              return (
                <li key={title} data-shared={shared || undefined}>
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
      </div>
    </section>
  );
}
