/** What a browser is called, by a word in what it says of itself. The first that fits counts: most name others too. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['CriOS/', 'Chrome'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** A browser in words that its owner knows it by, such as `Firefox, Windows`. */
export function deviceWords(userAgent = ''): string {
  const named = [browsers, systems].flatMap(
    (names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? [],
  );
  return named.length > 0 ? named.join(', ') : 'Unknown browser';
}
