import * as v from 'valibot';
import { buildSettings } from '../../contract/buildSettings.ts';
import { settings } from './settings.ts';

type Setting = (typeof settings.entries)[keyof typeof settings.entries];

function row(name: string, setting: Setting): string {
  const { meaning, takes, unset } = v.getMetadata(setting);
  const usual = v.getDefault(setting);
  const defaultCell = typeof usual === 'string' && usual !== '' ? `\`${usual}\`` : unset;
  return `| \`${name}\` | ${defaultCell} | ${meaning} | ${takes.replaceAll('<', '\\<')} |`;
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

/**
 * The settings of a running service as commented-out lines of an environment file, each with its meaning and accepted
 * values above it. Settings that only the build reads are left out, and so is SITE_URL, which a built site has.
 * @param defaults values that apply where this file sets none, instead of the usual ones
 */
export const settingLines = (defaults: Readonly<Record<string, string>>): string[] =>
  Object.entries(settings.entries)
    .filter(([name]) => !Object.hasOwn(buildSettings, name))
    .map(([name, setting]) => {
      const { meaning, takes } = v.getMetadata(setting);
      const usual = defaults[name] ?? v.getDefault(setting);
      return `# ${meaning.replaceAll('`', '')}: ${takes}\n#${name}=${typeof usual === 'string' ? usual : ''}`;
    });
