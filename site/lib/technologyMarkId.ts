/** The name of a logo in the sprite of technologies, by what the content calls it. */
export const technologyMarkId = (icon: string): string => icon.split('/').at(-1) ?? icon;
