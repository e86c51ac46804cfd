/**
 * Matches text that a spreadsheet would take for a formula (OWASP ASVS 1.2.10), even behind invisible characters that
 * it skips.
 */
const formula = /^(?:[\t\r\n\0]|[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@＝＋－＠])/u;

/** One line of RFC 4180: every cell quoted, none of them a formula. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
