import {
  findErrors,
  type Inquiry,
  type InquiryErrors,
  type InquiryField,
  type InquiryRules,
} from '../../../contract/inquiry.ts';

/** Fields whose error is told while they are edited, after the first attempt to send. */
const live: readonly InquiryField[] = ['email', 'phoneNumber'];

/** The errors after an edit of one field, once sending was attempted: live fields are checked, others cleared. */
export function errorsAfterEdit(
  errors: InquiryErrors,
  field: InquiryField,
  inquiry: Inquiry,
  rules: InquiryRules,
): InquiryErrors {
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  const message = live.includes(field) ? findErrors(inquiry, rules)[field] : undefined;
  return message === undefined ? others : { ...others, [field]: message };
}
