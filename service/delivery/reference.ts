/** Crockford's base 32: no letter is mistaken for a digit. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A number that people can read out, from the last 50 random bits of an inquiry's id: `7KX2M-9DRTA`. */
export function referenceOf(id: string): string {
  let rest = BigInt(`0x${id.replaceAll('-', '').slice(-13)}`) & ((1n << 50n) - 1n);
  let text = '';
  for (let place = 0; place < 10; place++) {
    text = digits.charAt(Number(rest & 31n)) + text;
    rest >>= 5n;
  }
  return `${text.slice(0, 5)}-${text.slice(5)}`;
}
