/** What an inquiry takes on disk beside its texts, its keys and deliveries in other tables included, in bytes. */
export const besideTexts = 1_500;
