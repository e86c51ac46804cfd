import { createRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Popup, type PopupHandle } from './Popup.island.tsx';
import type { PopupData } from './popupData.ts';

export { joinDialCode as approach } from './phone/joinDialCode.island.tsx';

const handle = createRef<PopupHandle>();

/** Opens the contact pop-up; when it closes, the focus goes back to the opener. */
export function open(opener: HTMLElement, data: PopupData): void {
  if (!handle.current) {
    const place = document.createElement('div');
    document.body.append(place);
    flushSync(() => createRoot(place).render(<Popup data={data} ref={handle} />));
  }
  handle.current?.open(opener);
}
