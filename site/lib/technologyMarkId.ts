/** The name of a logo in the sprite of technologies, from its name in the content. */
export const technologyMarkId = (icon: string): string => icon.split('/').at(-1) ?? icon;
