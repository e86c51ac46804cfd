const written: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  timeZoneName: 'short',
};

/** Writes the times of an inquiry by the clock of whoever looks. */
export function showLocalTimes(): void {
  const writer = new Intl.DateTimeFormat(document.documentElement.lang, written);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-text][datetime]'))
    time.textContent = writer.format(Date.parse(time.dateTime));
}
