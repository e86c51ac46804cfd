/**
 * Licences, by SPDX name, under which a part may ship to visitors or with the service: each lets us redistribute it
 * with its text.
 */
export const passedOn = [
  ...['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'Unlicense'],
  // Fonts, the table of countries, and drawings that nobody claims.
  ...['OFL-1.1', 'CC-BY-4.0', 'CC0-1.0'],
];
