import type { AgreementSpread } from './drawings/AgreementSpread.schema.ts';
import type { ClockStair } from './drawings/ClockStair.schema.ts';
import type { ClosedDays } from './drawings/ClosedDays.schema.ts';
import type { LanguagePairs } from './drawings/LanguagePairs.schema.ts';
import type { PaymentPath } from './drawings/PaymentPath.schema.ts';
import type { RainYear } from './drawings/RainYear.schema.ts';
import type { StateRules } from './drawings/StateRules.schema.ts';
import type { TaxSteps } from './drawings/TaxSteps.schema.ts';
import type { WorkingHours } from './drawings/WorkingHours.schema.ts';
import type { ZoneStrokes } from './drawings/ZoneStrokes.schema.ts';

/** Where the reader is: the name of a city's file. */
interface AtPlace {
  place: string;
}

/** What an editor says of each exhibit, and whose place it is about. */
export interface CountryExhibits {
  agreement: AgreementSpread;
  clockStair: ClockStair;
  closedDays: ClosedDays & AtPlace;
  languagePairs: LanguagePairs & AtPlace;
  paymentPath: PaymentPath;
  rainYear: RainYear;
  stateRules: StateRules;
  taxSteps: TaxSteps & AtPlace;
  workingHours: WorkingHours & AtPlace;
  zoneStrokes: ZoneStrokes;
}
