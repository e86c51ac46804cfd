import { FewStrokes } from '../../../../art/charts/FewStrokes.tsx';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { IndustryTags as IndustryTagsContent } from './IndustryTags.schema.ts';
import styles from './IndustryTags.module.css';

interface IndustryTagsProps extends IndustryTagsContent {
  /** The tags in their order, each with the number of its case studies. */
  tags: readonly { name: string; count: number }[];
}

/** The industries that case studies are tagged with, each under a stroke for every case study that carries it. */
export function IndustryTags({ heading, lede, tags }: IndustryTagsProps) {
  return (
    <section data-section="case-studies-by-industry" data-ground="teal">
      <div className="container">
        <h2>{withAmpersands(heading)}</h2>
        <p className={`lede ${styles.lede}`}>{lede}</p>
        <ul role="list" className={styles.tags} data-fact="industry-tags">
          {tags.map(({ name, count }) => (
            <li key={name}>
              {count > 0 && <FewStrokes count={count} className={styles.strokes} />}
              {name}
              {count > 0 && <span> {count}</span>}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
