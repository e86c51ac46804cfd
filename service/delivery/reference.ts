/** Crockford's base 32: no letter is mistaken for a digit. */
export const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

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

/** What people type of such digits, in their one spelling. */
export const inDigits = (typed: string): string =>
  typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');

/** A reference as people type it, in its one spelling; null if it is none. */
export function readReference(typed: string): string | null {
  const plain = inDigits(typed);
  return new RegExp(`^[${digits}]{10}$`).test(plain) ? `${plain.slice(0, 5)}-${plain.slice(5)}` : null;
}

/** The last twelve characters of every id that has this reference; they are 48 of its 50 bits. */
export function tailOf(reference: string): string {
  const places = [...reference.replace('-', '')].map((digit) => BigInt(digits.indexOf(digit)));
  const value = places.reduce((sum, place) => sum * 32n + place, 0n);
  return (value & ((1n << 48n) - 1n)).toString(16).padStart(12, '0');
}
