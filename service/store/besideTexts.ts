/** Bytes that an inquiry takes on disk besides its text, including its keys and deliveries in other tables. */
export const besideTexts = 1_500;
