/** First characters by which spreadsheets take a text for a formula (OWASP ASVS 1.2.10). */
const formula = /^[=+\-@\t\r\n\0＝＋－＠]/u;

/** One line of RFC 4180: every cell quoted, none of them a formula. */
export function csvLine(cells: readonly string[]): string {
  const quoted = cells.map((cell) => `"${(formula.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
