/** An SVG as the address of a picture; what is read as markup, or ends an address, is escaped. */
export const dataAddress = (svg: string): string =>
  `data:image/svg+xml,${svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, (sign) => encodeURIComponent(sign))}`;
