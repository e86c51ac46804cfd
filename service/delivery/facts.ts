import { fieldNames, inquiryFields, inquiryRecord } from '../../contract/inquiry.ts';
import type { InquiryField } from '../../contract/inquiry.ts';
import type { StoredInquiry } from '../store/Store.ts';

type Written = Pick<StoredInquiry, 'fields' | 'countryCode'>;

/** The fields of one line or of several that are told; one that may be left out is, when it is empty. */
const toldOf = ({ fields }: Written, { multiline }: { multiline: boolean }): InquiryField[] =>
  fieldNames.filter(
    (field) =>
      multiline === (inquiryRecord[field].multiline ?? false) &&
      !(inquiryFields[field].optional && (fields[field] ?? '') === ''),
  );

/**
 * What a visitor wrote on one line each, under what it is called. A number stands behind its dial code, and under it the
 * country that it is of.
 */
export function factsOf(written: Written): { label: string; value: string }[] {
  const { fields, countryCode } = written;
  return toldOf(written, { multiline: false }).flatMap((field) => {
    const { label } = inquiryRecord[field];
    if (field === 'country') return [];
    if (field !== 'phoneNumber') return { label, value: fields[field] ?? '' };
    const number = { label, value: `${fields.country} ${fields.phoneNumber}` };
    return countryCode ? [number, { label: 'Country', value: countryCode }] : number;
  });
}

/** What he wrote on several lines, one text after the other. */
export const textsOf = (written: Written): string[] =>
  toldOf(written, { multiline: true }).map((field) => written.fields[field] ?? '');
