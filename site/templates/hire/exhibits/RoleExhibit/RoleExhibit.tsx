import type { ComponentProps } from 'react';
import { EditRows } from './drawings/EditRows.tsx';
import { PageRegions } from './drawings/PageRegions.tsx';
import { RowsRead } from './drawings/RowsRead.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { draw, type Drawings } from '../../../../lib/draw.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { ExhibitOf } from './RoleExhibit.schema.ts';
import styles from './RoleExhibit.module.css';

type Form = keyof ExhibitOf;

interface Look {
  /** What the page calls the section. */
  topic: string;
  ground: 'mist' | 'warm';
  head?: Pick<ComponentProps<typeof SectionHead>, 'level' | 'split' | 'space'>;
}

const drawings: Drawings<ExhibitOf, Look> = {
  edits: { draw: EditRows, topic: 'edits-of-a-month', ground: 'warm' },
  regions: { draw: PageRegions, topic: 'replaced-by-regions', ground: 'warm' },
  rows: { draw: RowsRead, topic: 'rows-read', ground: 'mist', head: { level: 3, split: '6-6', space: 40 } },
};

interface RoleExhibitProps<F extends Form> {
  /** What links to this section ends in. */
  id?: string;
  form: F;
  shown: ExhibitOf[F];
  resolveLink: ResolveLink;
}

/** Something counted that only this role can show. */
export function RoleExhibit<F extends Form>({ id, form, shown, resolveLink }: RoleExhibitProps<F>) {
  const { topic, ground, head } = drawings[form];
  return (
    <section id={id} data-section={topic} data-ground={ground}>
      <div className="container" data-form={form}>
        <SectionHead heading={shown.heading} {...head}>
          {shown.lede}
        </SectionHead>
        {draw(drawings, form, shown)}
        <p className={styles.note}>
          <Inline text={shown.note} resolveLink={resolveLink} />
        </p>
      </div>
    </section>
  );
}
