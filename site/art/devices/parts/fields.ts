import { z } from 'astro/zod';

/** A part of a whole, from 0 to 1. */
export const share = z.number().min(0).max(1);

/** Name of a Lucide icon (https://lucide.dev/icons), such as `phone`. */
export const iconName = z.string().regex(/^[a-z0-9-]+$/, 'Write the name of a Lucide icon, such as phone.');
