import { expect, test } from 'vitest';
import { useSite, type Visit } from './visit.ts';

const { visit } = await useSite();

async function opened(): Promise<Visit> {
  const visited = await visit();
  await visited.popup.open();
  await visited.popup.field('phoneNumber').focus();
  return visited;
}

test.each([
  ['+91 98765 43210', 'India', '9876543210'],
  ['0044 20 7946 0958', 'United Kingdom', '2079460958'],
  ['+44 (0)20 7946 0958', 'United Kingdom', '2079460958'],
  ['tel:+49-30-123456', 'Germany', '30123456'],
  ['+39 06 698 1234', 'Italy', '066981234'],
  ['06 12 34 56 78', 'United States', '0612345678'],
  ['٠٩٨٧٦٥٤٣', 'United States', '09876543'],
  ['12345678901234567890', 'United States', '12345678901234567890'],
  ['+1 415 555 2671', 'United States', '4155552671'],
  ['+7 495 123 45 67', 'Russia', '4951234567'],
])('16, 17, 18: pasting "%s" gives %s and %s', async (pasted, country, digits) => {
  const { page, popup } = await opened();
  await page.keyboard.insertText(pasted);
  expect(await popup.country.getAttribute('aria-label')).toContain(country);
  expect(await popup.field('phoneNumber').inputValue()).toBe(digits);
});

test.each([undefined, 'France'])(
  '16: a number pasted before the country list has come is read when it comes, remembered country: %s',
  async (remembered) => {
    const { page, popup } = await visit();
    if (remembered) {
      await popup.open();
      await popup.choose(remembered);
    }
    let deliver = () => {};
    const held = new Promise<void>((resolve) => (deliver = resolve));
    await page.route('**/*countries*', (route) => held.then(() => route.continue()));
    await page.reload();
    await popup.opener.click();
    await popup.field('phoneNumber').focus();
    await page.keyboard.insertText('+44 (0)7911 123456');
    expect(await popup.field('phoneNumber').inputValue()).toBe('447911123456');
    await page.keyboard.type('7');
    deliver();
    await expect.poll(() => popup.field('country').inputValue()).toBe('+44');
    expect(await popup.field('phoneNumber').inputValue()).toBe('79111234567');
  },
);

test.each([
  ['+919876543210', 'India', '9876543210'],
  ['00919876543210', 'India', '9876543210'],
])('16: typed key by key, %s gives %s as well', async (keys, country, digits) => {
  const { page, popup } = await opened();
  await page.keyboard.type(keys);
  expect(await popup.country.getAttribute('aria-label')).toContain(country);
  expect(await popup.field('phoneNumber').inputValue()).toBe(digits);
});

test.each(['604-555-0148 ext 12', '604 555 0148 x12', '(604) 555-0148, extension: 12', '604.555.0148 #12'])(
  '16: the extension of "%s" is left out, and that is said',
  async (pasted) => {
    const { page, popup } = await opened();
    await page.keyboard.insertText(pasted);
    expect(await popup.field('phoneNumber').inputValue()).toBe('6045550148');
    const note = popup.dialog.getByText('extension 12');
    expect(await note.getAttribute('aria-live')).toBe('polite');
    await page.keyboard.press('Backspace');
    expect(await note.count()).toBe(0);
  },
);

test('16: a + is forgotten with the number that it stood before', async () => {
  const { page, popup } = await opened();
  await page.keyboard.type('+4');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('4412345678');
  expect(await popup.country.getAttribute('aria-label')).toContain('United States');
  expect(await popup.field('phoneNumber').inputValue()).toBe('4412345678');
});

test('18: letters leave the field empty', async () => {
  const { page, popup } = await opened();
  await page.keyboard.type('abc');
  expect(await popup.field('phoneNumber').inputValue()).toBe('');
});

test('18: full-width digits of an input method are left alone until they are committed', async () => {
  const { page, popup } = await opened();
  const session = await page.context().newCDPSession(page);
  const text = '１２３';
  await session.send('Input.imeSetComposition', { text, selectionStart: 3, selectionEnd: 3 });
  expect(await popup.field('phoneNumber').inputValue()).toBe(text);
  await session.send('Input.insertText', { text });
  expect(await popup.field('phoneNumber').inputValue()).toBe('123');
});

test('19: the caret stays after a digit that is typed in the middle', async () => {
  const { page, popup } = await opened();
  await page.keyboard.type('12345');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.insertText('9-');
  const field = popup.field('phoneNumber');
  expect(await field.inputValue()).toBe('123945');
  expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(4);
});

test('20: a number that the browser fills in is read like a pasted one', async () => {
  const { popup } = await opened();
  await popup.field('phoneNumber').evaluate((input: HTMLInputElement) => {
    // As browsers fill in: past the page's own setter, with a plain event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '+14155552671');
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(await popup.country.getAttribute('aria-label')).toContain('United States');
  expect(await popup.field('phoneNumber').inputValue()).toBe('4155552671');
});
