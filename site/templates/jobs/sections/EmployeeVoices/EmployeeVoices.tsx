import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { EmployeeVoices as EmployeeVoicesContent } from './EmployeeVoices.schema.ts';
import styles from './EmployeeVoices.module.css';

interface EmployeeVoicesProps extends EmployeeVoicesContent {
  /** In their order, the first one set large; `picture` is square, shown 56 px wide. */
  voices: readonly {
    name: string;
    position: string;
    place: string;
    description: string;
    picture: { src: string; alt: string };
  }[];
}

/** What those who work here say about it. */
export function EmployeeVoices({ heading, lede, voices }: EmployeeVoicesProps) {
  return (
    <section data-section="employee-testimonials" data-ground="mist">
      <div className="container">
        <SectionHead heading={heading} space={64}>
          {lede}
        </SectionHead>
        <div className={styles.voices} data-fact="employee-testimonials">
          {voices.map(({ name, position, place, description, picture }) => (
            <figure key={name}>
              <figcaption>
                <img src={picture.src} alt={picture.alt} width="56" height="56" loading="lazy" />
                <h3>{name}</h3>
                <p className="small soft">
                  {position}, {place}
                </p>
              </figcaption>
              <blockquote>
                <p>{description}</p>
              </blockquote>
            </figure>
          ))}
        </div>
      </div>
    </section>
  );
}
