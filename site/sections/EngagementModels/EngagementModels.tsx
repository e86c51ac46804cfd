import { Fragment } from 'react';
import type { ResolveLink } from '../../collections/ResolveLink.ts';
import type { Picture } from '../../lib/Picture.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { EngagementModels as EngagementModelsContent } from './EngagementModels.schema.ts';
import type { EngagementModel } from '../../records/engagement.ts';
import type { Plan } from '../../records/plans.ts';
import styles from './EngagementModels.module.css';

interface EngagementModelsProps extends EngagementModelsContent {
  /** What links to this section ends in, such as `engagement`. */
  id?: string;
  /** The models in their order. */
  models: (Omit<EngagementModel, 'order'> & { id: string })[];
  /** The plans in their order. */
  plans: (Pick<Plan, 'name' | 'hours'> & { id: string })[];
  resolveLink: ResolveLink;
  /** The picture in the corner of the recommended column, in its own file. */
  art: Picture;
}

/** The ways to work together as joined columns, the recommended one taller, and the plans under them. */
export function EngagementModels({
  id,
  heading,
  plansHeading,
  models,
  plans,
  resolveLink,
  art,
}: EngagementModelsProps) {
  return (
    <>
      <section
        id={id}
        className={styles.first}
        data-section="engagement-models"
        data-ground="mist"
        data-shared
      >
        <div className="container">
          <h2>{withAmpersands(heading)}</h2>
          <ul role="list" className={styles.models}>
            {models.map(
              ({ id, name, icon, alt, summary, lines, action: { label, page, until }, recommended }) => {
                const address = resolveLink(page) ?? (until && resolveLink(until));
                return (
                  <li key={id} data-fact={`engagement-${id}`} data-ground={recommended ? 'pick' : 'surface'}>
                    <div className={styles.head}>
                      <h3 className={styles.name}>{withAmpersands(name)}</h3>
                      <Icon name={icon} size={36} stroke={1.5} className={styles['icon']} label={alt} />
                    </div>
                    <p className={`soft ${styles.summary}`}>{summary}</p>
                    <dl className="small">
                      {lines.map(({ label, value }) => (
                        <Fragment key={label}>
                          <dt className="soft">{label}</dt>
                          <dd>{value}</dd>
                        </Fragment>
                      ))}
                    </dl>
                    <p className={styles.action}>
                      {recommended && address ? (
                        <ButtonLink href={address} small>
                          {label}
                        </ButtonLink>
                      ) : (
                        <ArrowLink href={address}>{label}</ArrowLink>
                      )}
                    </p>
                    {recommended && <img className={styles.art} {...art} alt="" loading="lazy" />}
                  </li>
                );
              },
            )}
          </ul>
        </div>
      </section>
      <section
        className={styles.second}
        data-section="plans"
        data-ground="mist"
        data-continues=""
        data-shared
      >
        <div className="container">
          <h2 className={styles.plansHeading}>{plansHeading}</h2>
          <dl className={styles.plans}>
            {plans.map(({ id, name, hours }) => (
              <div key={id} data-fact={`plan-${id}`}>
                <dt>{name}</dt>
                <dd className="soft">{hours}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>
    </>
  );
}
