import {
  findErrors,
  inquiryFields,
  type Inquiry,
  type InquiryErrors,
  type InquiryField,
  type InquiryRules,
} from '../../../contract/inquiry.ts';

/** The errors after an edit of one field, once sending was attempted: live fields are checked, others cleared. */
export function errorsAfterEdit(
  errors: InquiryErrors,
  field: InquiryField,
  inquiry: Partial<Inquiry>,
  rules: InquiryRules,
): InquiryErrors {
  const others = Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
  const message = inquiryFields[field].live ? findErrors(inquiry, rules)[field] : undefined;
  return message === undefined ? others : { ...others, [field]: message };
}
