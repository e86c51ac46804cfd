import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { PromiseLabel } from '../../../../records/promises.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { WaysToHire as WaysToHireContent } from './WaysToHire.schema.ts';
import styles from './WaysToHire.module.css';

interface WaysToHireProps extends WaysToHireContent {
  /** What every plan includes, whatever the role. */
  benefits: { heading: string; promised: readonly PromiseLabel[] };
  /** The ground it stands on; without it the page's paper. */
  ground?: 'mist' | 'surface';
  resolveLink: ResolveLink;
}

/** When another role, an employee or a freelancer is the better hire, and what every plan includes. */
export function WaysToHire({ ground, heading, lede, ownBenefit, benefits, resolveLink }: WaysToHireProps) {
  const entries = [
    ...(ownBenefit ? [{ ...ownBenefit, shared: undefined }] : []),
    ...benefits.promised.map(({ label, ...rest }) => ({ ...rest, title: label, shared: true })),
  ];
  return (
    <section data-section="why-hire-through-us" data-ground={ground}>
      <div className="container">
        <SectionHead heading={heading} split="5-7" space={40} furniture>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <div className={styles.benefits} data-section="benefits">
          <h3 data-shared>{withAmpersands(benefits.heading)}</h3>
          <ul role="list">
            {entries.map(({ icon, title, page, fact, shared }) => {
              const address = page && resolveLink(page);
              return (
                <li key={title} data-shared={shared} data-fact={fact}>
                  <Icon name={icon} />
                  <b>{address ? <a href={address}>{title}</a> : title}</b>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
    </section>
  );
}
