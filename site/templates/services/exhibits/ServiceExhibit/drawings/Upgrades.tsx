import type { ResolveLink } from '../../../../../collections/ResolveLink.ts';
import { Art } from '../../../../../art/Art.tsx';
import { stepBars } from '../../../../../art/bars.ts';
import { both } from '../../../../../art/Drawing.ts';
import { Icon } from '../../../../../ui/Icon.tsx';
import { Inline } from '../../../../../ui/Inline.tsx';
import type { UpgradesContent } from './Upgrades.schema.ts';
import styles from './Upgrades.module.css';

interface UpgradesProps extends UpgradesContent {
  resolveLink: ResolveLink;
}

/** The bars take the colour of their place. */
const paint = both('currentColor');

const inDays = (least: number, most: number) =>
  `${least === most ? most : `${least}–${most}`} ${most === 1 ? 'day' : 'days'}`;

/** Ways from an old version to a new one, each with its days as bars. */
export function Upgrades({ paths, resolveLink }: UpgradesProps) {
  const longest = Math.max(...paths.map(({ days }) => days.most));
  return (
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
  );
}
