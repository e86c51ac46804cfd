import * as v from 'valibot';
import { settings } from './settings.ts';

type Setting = (typeof settings.entries)[keyof typeof settings.entries];

function row(name: string, setting: Setting): string {
  const { meaning, takes, unset } = v.getMetadata(setting);
  const usual = v.getDefault(setting);
  const shown = typeof usual === 'string' && usual !== '' ? `\`${usual}\`` : unset;
  return `| \`${name}\` | ${shown} | ${meaning} | ${takes.replaceAll('<', '\\<')} |`;
}

/** The table of settings, in Markdown, from the schema that checks them. */
export const settingsDocs = (): string => `# Settings

Each is a variable of the environment; an empty one counts as unset. A wrong one stops the start with one line: its
name, what it got, what it takes. This page is made from \`service/settings/settings.ts\`.

| name | default | meaning | takes |
| --- | --- | --- | --- |
${Object.entries(settings.entries)
  .map(([name, setting]) => row(name, setting))
  .join('\n')}
`;
