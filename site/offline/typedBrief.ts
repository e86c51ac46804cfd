import { readDraft } from '../contact/form/draft.ts';

/** The brief that a visitor typed into the form in this tab and has not sent; empty where there is none. */
export function typedBrief(): string {
  const { fields, held } = readDraft();
  return (fields.projectBrief || held?.projectBrief || '').trim();
}
