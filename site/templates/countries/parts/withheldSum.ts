/** An amount to the cent. */
const toCents = (value: number): number => Math.round(value * 100) / 100;

/** A fee plus tax, from which the payer withholds a share of the fee: the amounts billed, withheld and received. */
export function withheldSum(fee: number, taxPercent: number, withheldPercent: number) {
  const tax = toCents((fee * taxPercent) / 100);
  const withheld = toCents((fee * withheldPercent) / 100);
  const invoice = toCents(fee + tax);
  return { fee, tax, withheld, invoice, arrives: toCents(invoice - withheld) };
}
