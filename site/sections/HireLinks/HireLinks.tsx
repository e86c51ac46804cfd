import type { Href } from '../../lib/Href.ts';
import { Icon } from '../../ui/Icon.tsx';
import { withAmpersands } from '../../ui/Title.tsx';
import type { Hiring } from '../../records/hiring.ts';
import type { Role } from '../../records/roles.ts';
import type { HireLinks as HireLinksContent } from './HireLinks.schema.ts';
import styles from './HireLinks.module.css';

interface HireLinksProps extends HireLinksContent {
  /** In their order. */
  roles: readonly Pick<Role, 'name' | 'page'>[];
  /** How long it takes until somebody works; `id` names the fact. */
  hiring: Pick<Hiring, 'onboarding'> & { id: string };
  href: Href;
}

/** Whom one can hire for this kind of work: a short index in large type. */
export function HireLinks({ heading, lede, roles, hiring, href }: HireLinksProps) {
  return (
    <section data-section="hire-links" data-ground="indigo">
      <div className="container grid">
        <div className={styles.head}>
          <h2>{withAmpersands(heading)}</h2>
          <p className={`lede ${styles.lede}`}>{lede}</p>
        </div>
        <div className={styles.index} data-shared>
          <ul role="list" data-fact="hire-links">
            {roles.map(({ name, page }) => (
              <li key={page}>
                {href(page) ? (
                  <a href={href(page)}>
                    {name}
                    <Icon name="arrow-right" size={24} stroke={2} />
                  </a>
                ) : (
                  name
                )}
              </li>
            ))}
          </ul>
          <p className="small soft" data-fact={`onboarding-${hiring.id}`}>
            Onboarding takes {hiring.onboarding} from your choice.
          </p>
        </div>
      </div>
    </section>
  );
}
