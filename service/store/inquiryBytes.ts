import { fieldNames, inquiryFields, inquiryRecord } from '../../contract/inquiry.ts';

/** What an inquiry takes on disk beside its long texts, its keys and deliveries in other tables included, in bytes. */
export const besideTexts = 1_500;

/** Characters up to which a field counts to what stands beside the long texts. */
const shortText = 512;

/** What a row of an inquiry takes, as SQL; `size` is the function that gives the bytes of a column. */
export const bytesOfRow = (size: string): string =>
  [
    ...fieldNames
      .filter((field) => (inquiryFields[field].limit ?? 0) > shortText)
      .map((field) => `coalesce(${size}(${inquiryRecord[field].column}), 0)`),
    besideTexts,
  ].join(' + ');
