import type { Picture } from '../../../../lib/Picture.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { OutsideLink } from '../../parts/OutsideLink.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { OpenProjects as OpenProjectsContent } from './OpenProjects.schema.ts';
import type { OpenProject } from '../../records/openProjects.ts';
import styles from './OpenProjects.module.css';

interface OpenProjectsProps extends Omit<OpenProjectsContent, 'keeper'> {
  /** What links to this section ends in, such as `projects`. */
  id?: string;
  projects: readonly (Pick<OpenProject, 'name' | 'icon' | 'desc' | 'link' | 'linkText'> & {
    id: string;
    /** Who looks after it, in words. */
    keeper: string;
    alt: string;
    /** Drawn for windows from 760 px on, and for phones. */
    wide: Picture;
    phone: Picture;
  })[];
}

/** What is given away: pictures of uneven width, each with what the thing does and where it is found. */
export function OpenProjects({ id, heading, lede, projects }: OpenProjectsProps) {
  return (
    <section id={id} data-section="open-source-projects">
      <div className="container">
        <SectionHead heading={heading} split="8-4">
          {lede}
        </SectionHead>
        <ul role="list" className={`grid ${styles.projects}`}>
          {projects.map(({ id: project, name, icon, desc, keeper, link, linkText, alt, wide, phone }) => (
            <li key={project}>
              <picture>
                <source
                  media="(width < 47.5em)"
                  srcSet={phone.src}
                  width={phone.width}
                  height={phone.height}
                />
                <img className={styles.picture} {...wide} alt={alt} loading="lazy" />
              </picture>
              <div className={styles.caption}>
                <Icon name={icon} className={styles.icon} />
                <h3>{withAmpersands(name)}</h3>
                <p className="small soft">{keeper}</p>
              </div>
              <p className={styles.text}>{desc}</p>
              <OutsideLink url={link}>{linkText}</OutsideLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
