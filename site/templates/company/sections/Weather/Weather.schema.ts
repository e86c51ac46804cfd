import { z } from 'astro/zod';
import { line } from '../../../../collections/fields.ts';

export const weatherSchema = z.strictObject({
  heading: line(60).describe('What can be dragged here. Write " & " for the ampersand.'),
  lede: line(240).describe('What it does to the site, and where else the theme can be chosen.'),
  label: line(40).describe('Name of the slider, for those who do not see it.'),
  rain: line(30).describe('Its one end: the dark theme.'),
  fair: line(30).describe('Its other end: the light theme.'),
});

export type Weather = z.infer<typeof weatherSchema>;
