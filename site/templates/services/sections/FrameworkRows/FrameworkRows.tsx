import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { technologyMarkId } from '../../../../lib/technologyMarkId.ts';
import type { Framework } from '../../../../records/frameworks.ts';
import type { Hiring } from '../../../../records/hiring.ts';
import type { Role } from '../../../../records/roles.ts';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { FrameworkRows as FrameworkRowsContent } from './FrameworkRows.schema.ts';
import styles from './FrameworkRows.module.css';

interface FrameworkRowsProps extends FrameworkRowsContent {
  /** Level of the heading; 3 where the list stands inside another section. */
  level?: 2 | 3;
  /** In their order; the one that stands out is the page's own, or the one it favours. */
  frameworks: readonly (Pick<Framework, 'name' | 'icon' | 'text' | 'page'> & { own: boolean })[];
  /** Address of the sprite that holds the logos. */
  sprite: string;
  /** Who works with them, in their order. */
  roles: readonly Pick<Role, 'name' | 'page'>[];
  /** How long it takes until somebody works; `id` names the fact. */
  hiring: Pick<Hiring, 'onboarding'> & { id: string };
  resolveLink: ResolveLink;
}

/** The frameworks in two columns, an honest line each, and under them who can be hired for one. */
export function FrameworkRows(props: FrameworkRowsProps) {
  const { heading, level = 2, lede, hire, frameworks, sprite, roles, hiring, resolveLink } = props;
  const Name = level === 2 ? 'h3' : 'h4';
  return (
    <section data-section="framework-services" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} level={level} space={40}>
          {lede}
        </SectionHead>
        <ul role="list" className={styles.rows} data-fact="framework-services" data-shared>
          {frameworks.map(({ name, icon, text, page, own }) => (
            <li key={name} data-own={own || undefined}>
              <svg width="34" height="34" aria-hidden="true">
                <use href={`${sprite}#${technologyMarkId(icon)}`} />
              </svg>
              <Name>{resolveLink(page) ? <a href={resolveLink(page)}>{name}</a> : name}</Name>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
        <div className={`grid ${styles.hire}`} data-section="hire-links">
          <div>
            <Name>{withAmpersands(hire.heading)}</Name>
            <p className="soft">{hire.text}</p>
          </div>
          <div data-shared>
            <ul role="list" data-fact="hire-links">
              {roles.map(({ name, page }) => (
                <li key={page}>{resolveLink(page) ? <a href={resolveLink(page)}>{name}</a> : name}</li>
              ))}
            </ul>
            <p className="small soft" data-fact={`onboarding-${hiring.id}`}>
              Onboarding takes {hiring.onboarding} from your choice.
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}
