import type { ComponentProps } from 'react';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { draw, type Drawings } from '../../../../lib/draw.ts';
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

interface Look {
  section: string;
  ground?: 'mist' | 'teal';
  head: Pick<ComponentProps<typeof SectionHead>, 'split' | 'space'>;
}

const drawings: Drawings<Exhibits, Look> = {
  agreement: { draw: AgreementSpread, section: 'agreement-spread', ground: 'teal', head: { space: 40 } },
  clockStair: { draw: ClockStair, section: 'working-hours-overlap', head: { split: '6-6' } },
  closedDays: { draw: ClosedDays, section: 'closed-days', head: { split: '6-6' } },
  languagePairs: { draw: LanguagePairs, section: 'bilingual-samples', head: { split: '6-6', space: 44 } },
  paymentPath: {
    draw: PaymentPath,
    section: 'invoicing-and-currency',
    ground: 'mist',
    head: { split: '7-5' },
  },
  rainYear: { draw: RainYear, section: 'rain-year', ground: 'teal', head: { split: '6-6' } },
  stateRules: { draw: StateRules, section: 'state-rules', ground: 'mist', head: { split: '8-4', space: 40 } },
  taxSteps: {
    draw: TaxSteps,
    section: 'invoicing-and-currency',
    ground: 'mist',
    head: { split: '5-7', space: 40 },
  },
  workingHours: {
    draw: WorkingHours,
    section: 'working-hours-overlap',
    ground: 'mist',
    head: { split: '6-6' },
  },
  zoneStrokes: { draw: ZoneStrokes, section: 'zone-strokes', head: { split: '6-6', space: 40 } },
};

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
        {draw(drawings, form, exhibit)}
      </div>
    </section>
  );
}
