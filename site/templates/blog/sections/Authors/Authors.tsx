import { PeopleGrid, type ShownPerson } from '../../../../ui/PeopleGrid.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import type { Authors as AuthorsContent } from './Authors.schema.ts';

interface AuthorsProps extends AuthorsContent {
  /** In the order of their newest post; the note of each names what they wrote. */
  people: readonly ShownPerson[];
}

/** Who wrote the posts of the blog. */
export function Authors({ heading, lede, people }: AuthorsProps) {
  return (
    <section data-section="authors" data-ground="teal">
      <div className="container">
        <SectionHead heading={heading}>{lede}</SectionHead>
        <PeopleGrid people={people} />
      </div>
    </section>
  );
}
