/** What is said of a field in error, in the words of the specification. */
export const messages = {
  nameRequired: 'Please share your name, so we can address you with a smile.',
  nameLetters: 'Enter a only alphabets characters only',
  emailRequired: 'Don’t forget to drop your email! We promise to handle it with care.',
  emailInvalid: 'Enter a valid email address',
  phoneRequired: 'We’d love to have a quick call! Can we have your phone number, please?',
  phoneNumeric: 'Enter a only numeric value',
  phoneLength: 'Enter a maximum length of 15 and a minimum length of 8',
  countryRequired: 'Please select a country.',
  countryUnknown: 'Selected country code not found in the list',
  briefRequired: 'Tell us about your project! The more details, the merrier!',
  linkInvalid: 'Enter a valid website/app link',
  tooLong: (limit: number) => `Keep this under ${limit} characters`,
} as const;
