import type { ResolveLink } from '../../collections/ResolveLink.ts';
import { ChoiceTable } from '../../ui/ChoiceTable.tsx';
import type { DecisionTable as DecisionTableContent } from './DecisionTable.schema.ts';

interface DecisionTableProps extends DecisionTableContent {
  /** What links to this section end in. */
  id?: string;
  /** Which section of the page this is; `decision-table` unless said. */
  kind?: string;
  /** The section's ground; without it the page's paper. */
  ground?: 'mist' | 'surface' | undefined;
  resolveLink: ResolveLink;
}

/** Choices side by side, in words; the one that suits most stands on a lighter column. */
export function DecisionTable({ id, kind = 'decision-table', ground, ...table }: DecisionTableProps) {
  return (
    <section id={id} data-section={kind} data-ground={ground}>
      <ChoiceTable {...table} />
    </section>
  );
}
