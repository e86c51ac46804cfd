import type { InquiryErrors } from '../../contract/inquiry.ts';
import type { FormSlot, ServiceFile } from '../../contract/serviceFile.ts';
import { escape } from '../pages/escape.ts';

export interface RefusedForm {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>;
  /** The country that stood behind the dial code, if any. */
  countryCode: string | null;
  errors: InquiryErrors;
  /** What the page says on top. */
  alert: string;
}

/** Whether an option, such as `+1 CA`, was chosen. Without its country, a dial code chooses the first that has it. */
const isChosen = (option: string, dialCode: string, country: string | null): boolean =>
  country === null ? option.split(' ')[0] === dialCode : option === `${dialCode} ${country}`;

/** What goes into each slot of a refused form, in the order of the slots. */
function fillings(slots: readonly FormSlot[], { values, countryCode, errors, alert }: RefusedForm): string[] {
  const typed = new Map(Object.entries(values));
  const messages = new Map<string, string>(Object.entries(errors));
  const selected = new Set<string>();
  return slots.map((slot) => {
    if (slot.kind === 'alert') return escape(alert);
    const value = typed.get(slot.field) ?? '';
    const message = messages.get(slot.field);
    switch (slot.kind) {
      case 'value':
        return value === '' ? '' : ` value="${escape(value)}"`;
      case 'text':
        // A line break right after the start tag is the parser's to drop.
        return value.startsWith('\n') || value.startsWith('\r') ? `\n${escape(value)}` : escape(value);
      case 'option':
        if (!isChosen(slot.value, value, countryCode) || selected.has(slot.field)) return '';
        selected.add(slot.field);
        return ' selected';
      case 'invalid':
        return message === undefined
          ? ''
          : ` aria-invalid="true" aria-describedby="${escape(slot.describedBy)}"`;
      case 'message':
        return message === undefined ? '' : escape(message);
    }
  });
}

/** The built contact page with everything typed in it, and what is wrong with it beside its field and on top. */
export function fillForm(page: string, form: ServiceFile['form'], refused: RefusedForm): string {
  const fills = fillings(form.slots, refused);
  let from = 0;
  let filled = '';
  form.slots.forEach(({ at }, index) => {
    filled += page.slice(from, at) + (fills[index] ?? '');
    from = at;
  });
  return filled + page.slice(from);
}

const alertOf: Readonly<Record<number, keyof ServiceFile['form']['alerts']>> = {
  400: 'malformed',
  403: 'origin',
  422: 'invalid',
  429: 'tooMany',
  503: 'unavailable',
};

/** Which sentence a refusal with this status puts on top of the form; null where the form is not handed back. */
export const alertFor = (form: ServiceFile['form'], status: number): string | null => {
  const name = alertOf[status];
  return name === undefined ? null : form.alerts[name];
};
