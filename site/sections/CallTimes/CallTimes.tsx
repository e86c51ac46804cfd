import type { Href } from '../../lib/Href.ts';
import { ChoiceTable, type ChoiceTableContent } from '../../ui/ChoiceTable.tsx';

interface CallTimesProps extends ChoiceTableContent {
  href: Href;
}

/** The times at which a call may begin: by UTC, at each office, and who answers. */
export function CallTimes(props: CallTimesProps) {
  return (
    <section data-section="times-offered">
      <ChoiceTable {...props} />
    </section>
  );
}
