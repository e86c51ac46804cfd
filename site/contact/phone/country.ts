/** One entry of the country list: ISO code, dial code such as `+91`, address of its flag. */
export interface Country {
  code: string;
  dial_code: string;
  flag: string;
}
