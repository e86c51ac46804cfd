import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { Framework } from '../../../../records/frameworks.ts';
import { technologyMarkId } from '../../../../lib/technologyMarkId.ts';
import type { FrameworkTiles as FrameworkTilesContent } from './FrameworkTiles.schema.ts';
import styles from './FrameworkTiles.module.css';

interface FrameworkTilesProps extends FrameworkTilesContent {
  /** Which section of the page this is; `framework-services` unless said. */
  kind?: string;
  /** In their order; the one that stands out is the page's own, or the one it favours. */
  frameworks: readonly (Pick<Framework, 'name' | 'icon' | 'text' | 'page'> & { own: boolean })[];
  /** The page that is read; it does not link to itself. */
  path?: string;
  /** Address of the sprite that holds the logos. */
  sprite: string;
  resolveLink: ResolveLink;
}

/** The frameworks as joined tiles, one of them twice as wide. */
export function FrameworkTiles({
  kind = 'framework-services',
  heading,
  lede,
  frameworks,
  sprite,
  path,
  resolveLink,
}: FrameworkTilesProps) {
  return (
    <section data-section={kind} data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} space={44}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.tiles} data-fact="framework-services" data-shared>
          {frameworks.map(({ name, icon, text, page, own }) => (
            <li key={name} data-ground={own ? 'pick' : 'surface'}>
              <svg width="34" height="34" aria-hidden="true">
                <use href={`${sprite}#${technologyMarkId(icon)}`} />
              </svg>
              <h3>{page !== path && resolveLink(page) ? <a href={resolveLink(page)}>{name}</a> : name}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
