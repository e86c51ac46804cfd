import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Art } from '../../../../art/Art.tsx';
import { stepBars } from '../../../../art/bars.ts';
import { both } from '../../../../art/Drawing.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { UpgradePaths as UpgradePathsContent } from './UpgradePaths.schema.ts';
import styles from './UpgradePaths.module.css';

interface UpgradePathsProps extends UpgradePathsContent {
  /** What links to this section ends in, such as `upgrade-paths`. */
  id?: string;
  resolveLink: ResolveLink;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const inDays = (least: number, most: number) =>
  `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'day' : 'days'}`;

/** Ways from an old version to a new one, each with its days as bars. */
export function UpgradePaths({ id, heading, lede, paths, note, resolveLink }: UpgradePathsProps) {
  const longest = Math.max(...paths.map(({ days }) => days.most));
  return (
    <section
      id={id}
      className={styles.upgrades}
      data-section="migration-and-upgrade-paths"
      data-ground="surface"
    >
      <div className="container">
        <SectionHead heading={heading}>
          <Inline text={lede} resolveLink={resolveLink} />
        </SectionHead>
        <ol role="list" className={styles.paths}>
          {paths.map(({ from, to, days: { least, most }, text }) => (
            <li key={from} className="grid" data-longest={most === longest || undefined}>
              <h3 className={styles.way}>
                {from} <Icon name="arrow-right" size={28} stroke={2} />
                <span className="visually-hidden">to</span> {to}
              </h3>
              <div className={styles.days}>
                <Art drawing={stepBars({ weeks: most, paint, format: 'narrow' })} fit="xMinYMax" />
                <b>{inDays(least, most)}</b>
              </div>
              <p className="soft">
                <Inline text={text} resolveLink={resolveLink} />
              </p>
            </li>
          ))}
        </ol>
        <p className={styles.note}>
          <Inline text={note} resolveLink={resolveLink} />
        </p>
      </div>
    </section>
  );
}
