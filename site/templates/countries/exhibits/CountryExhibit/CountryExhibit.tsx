import type { ComponentProps, ReactNode } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { Inline } from '../../../../ui/Inline.tsx';
import { SectionHead } from '../../../../ui/SectionHead.tsx';
import { AgreementSpread, type AgreementSpreadProps } from './drawings/AgreementSpread.tsx';
import { ClockStair, type ClockStairProps } from './drawings/ClockStair.tsx';
import { ClosedDays, type ClosedDaysProps } from './drawings/ClosedDays.tsx';
import { LanguagePairs, type LanguagePairsProps } from './drawings/LanguagePairs.tsx';
import { PaymentPath, type PaymentPathProps } from './drawings/PaymentPath.tsx';
import { RainYear, type RainYearProps } from './drawings/RainYear.tsx';
import { StateRules, type StateRulesProps } from './drawings/StateRules.tsx';
import { TaxSteps, type TaxStepsProps } from './drawings/TaxSteps.tsx';
import { WorkingHours, type WorkingHoursProps } from './drawings/WorkingHours.tsx';
import { ZoneStrokes, type ZoneStrokesProps } from './drawings/ZoneStrokes.tsx';

export interface Exhibits {
  agreement: AgreementSpreadProps;
  clockStair: ClockStairProps;
  closedDays: ClosedDaysProps;
  languagePairs: LanguagePairsProps;
  paymentPath: PaymentPathProps;
  rainYear: RainYearProps;
  stateRules: StateRulesProps;
  taxSteps: TaxStepsProps;
  workingHours: WorkingHoursProps;
  zoneStrokes: ZoneStrokesProps;
}

interface Drawing<Props> {
  section: string;
  ground?: 'mist' | 'teal';
  head: Pick<ComponentProps<typeof SectionHead>, 'split' | 'space'>;
  draw: (props: Props) => ReactNode;
}

const drawings: { readonly [Form in keyof Exhibits]: Drawing<Exhibits[Form]> } = {
  agreement: { section: 'agreement-spread', ground: 'teal', head: { space: 40 }, draw: AgreementSpread },
  clockStair: { section: 'working-hours-overlap', head: { split: '6-6' }, draw: ClockStair },
  closedDays: { section: 'closed-days', head: { split: '6-6' }, draw: ClosedDays },
  languagePairs: { section: 'bilingual-samples', head: { split: '6-6', space: 44 }, draw: LanguagePairs },
  paymentPath: {
    section: 'invoicing-and-currency',
    ground: 'mist',
    head: { split: '7-5' },
    draw: PaymentPath,
  },
  rainYear: { section: 'rain-year', ground: 'teal', head: { split: '6-6' }, draw: RainYear },
  stateRules: { section: 'state-rules', ground: 'mist', head: { split: '8-4', space: 40 }, draw: StateRules },
  taxSteps: {
    section: 'invoicing-and-currency',
    ground: 'mist',
    head: { split: '5-7', space: 40 },
    draw: TaxSteps,
  },
  workingHours: {
    section: 'working-hours-overlap',
    ground: 'mist',
    head: { split: '6-6' },
    draw: WorkingHours,
  },
  zoneStrokes: { section: 'zone-strokes', head: { split: '6-6', space: 40 }, draw: ZoneStrokes },
};

const drawn = <Form extends keyof Exhibits>(form: Form, exhibit: Exhibits[Form]) =>
  drawings[form].draw(exhibit);

/** An exhibit whose words may lead to other pages. */
export type Linked<Exhibit> = Exhibit & { resolveLink: ResolveLink };

interface CountryExhibitProps<Form extends keyof Exhibits> {
  /** What links to this section ends in, such as `hours`. */
  id?: string | undefined;
  form: Form;
  exhibit: Linked<Exhibits[Form]>;
}

/** What a country has that others have not, in one drawing under its heading. */
export function CountryExhibit<Form extends keyof Exhibits>(props: CountryExhibitProps<Form>) {
  const { id, form, exhibit } = props;
  const { section, ground, head } = drawings[form];
  return (
    <section id={id} data-section={section} data-ground={ground}>
      <div className="container">
        <SectionHead heading={exhibit.heading} {...head}>
          <Inline text={exhibit.lede} resolveLink={exhibit.resolveLink} />
        </SectionHead>
        {drawn(form, exhibit)}
      </div>
    </section>
  );
}
