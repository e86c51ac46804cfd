import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { TechnologyGroup } from '../../../../records/technologies.ts';
import { GainIcon } from '../../../../ui/GainIcon.tsx';
import { Icon } from '../../../../ui/Icon.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import { ToolGroups } from '../../../../ui/ToolGroups.tsx';
import type { OfferIndex as OfferIndexContent } from './OfferIndex.schema.ts';
import beside from '../../../../ui/beside.module.css';
import full from '../../../../ui/fullRows.module.css';
import styles from './OfferIndex.module.css';

interface OfferIndexProps extends Omit<OfferIndexContent, 'tools'> {
  tools: {
    heading: string;
    /** The groups, a line for each. */
    groups: readonly Pick<TechnologyGroup, 'name' | 'items'>[];
    /** Address of the sprite that holds the logos. */
    sprite: string;
  };
  resolveLink: ResolveLink;
}

/** What can be ordered, in two columns; under it what that changes, and the tools by group. */
export function OfferIndex({ heading, lede, rows, benefits, tools, resolveLink }: OfferIndexProps) {
  return (
    <section data-section="services">
      <div className="container">
        {lede === undefined ? (
          <h2 className={styles.heading}>{withAmpersands(heading)}</h2>
        ) : (
          <SectionHead heading={heading} split="8-4" space={40}>
            {lede}
          </SectionHead>
        )}
        <ul role="list" className={`${full.three} ${styles.index}`}>
          {rows.map(({ name, text, page }) => {
            const address = resolveLink(page);
            return (
              <li key={name}>
                <h3 className={styles.name}>
                  {address ? <a href={address}>{withAmpersands(name)}</a> : withAmpersands(name)}
                </h3>
                <p className="small soft">{text}</p>
                {address && <Icon name="arrow-right" size={22} stroke={2} />}
              </li>
            );
          })}
        </ul>
        <div className={`grid ${beside.beside} ${styles.benefits}`} data-section="benefits">
          <h3 className={styles.head}>{withAmpersands(benefits.heading)}</h3>
          <dl className={`${full.three} ${styles.entries}`}>
            {benefits.entries.map(({ icon, title, text, page, fact }) => {
              const address = page && resolveLink(page);
              return (
                <div key={title} data-fact={fact}>
                  <dt>
                    <GainIcon name={icon} />
                    {address ? <a href={address}>{title}</a> : title}
                  </dt>
                  <dd className="small soft">{text}</dd>
                </div>
              );
            })}
          </dl>
        </div>
        <div className={styles.tools} data-section="tech-stack" data-shared>
          <h3>{withAmpersands(tools.heading)}</h3>
          <ToolGroups groups={tools.groups} sprite={tools.sprite} resolveLink={resolveLink} />
        </div>
      </div>
    </section>
  );
}
