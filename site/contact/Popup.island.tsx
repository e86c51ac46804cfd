import {
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type PointerEvent,
  type MouseEvent,
  type Ref,
} from 'react';
import { InquiryForm, type InquiryFormHandle } from './form/InquiryForm.island.tsx';
import { Glyph } from './Glyph.island.tsx';
import { PhoneHead } from './PhoneHead.island.tsx';
import { Panel } from './panel/Panel.island.tsx';
import type { PopupData } from './popupData.ts';
import { lockScroll } from './scrollLock.ts';
import { useMedia } from './useMedia.ts';
import { visibleOpener } from './visibleOpener.ts';
import styles from './Popup.module.css';

export interface PopupHandle {
  open: (opener: HTMLElement) => void;
}

interface PopupProps {
  data: PopupData;
  ref: Ref<PopupHandle>;
}

/** The contact pop-up: a modal dialog with the inquiry form, and the left panel where the window is wide. */
export function Popup({ data, ref }: PopupProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<InquiryFormHandle>(null);
  const openedBy = useRef<HTMLElement>(null);
  const unlock = useRef(() => {});
  const pressedBackdrop = useRef(false);
  const [openedAt, setOpenedAt] = useState<number>();
  const isWide = useMedia('(min-width: 64em)');
  const isPhone = useMedia('(width < 47.5em)');
  const title = useId();
  const { words, art } = data;

  const open = openedAt !== undefined;
  const close = () => dialog.current?.close();

  const show = (opener = openedBy.current) => {
    if (!opener || dialog.current?.open) return;
    openedBy.current = opener;
    unlock.current = lockScroll();
    form.current?.suggest(opener.dataset.contactBrief ?? '');
    dialog.current?.showModal();
    setOpenedAt(performance.now());
    form.current?.focus();
  };
  useImperativeHandle(ref, () => ({ open: show }));

  // Safari does not focus a clicked link, so the dialog cannot know where the focus was.
  const goBack = () => openedBy.current && visibleOpener(openedBy.current)?.focus({ preventScroll: true });
  const onClose = () => {
    setOpenedAt(undefined);
    unlock.current();
    goBack();
  };
  // Only a press that begins and ends on the backdrop closes, and not the one that closes the country list.
  const onPointerDown = ({ target, currentTarget }: PointerEvent) => {
    pressedBackdrop.current = target === currentTarget && !currentTarget.querySelector(':popover-open');
  };
  const onClick = ({ target, currentTarget }: MouseEvent) => {
    if (pressedBackdrop.current && target === currentTarget) close();
  };

  return (
    // eslint-disable-next-line jsx-a11y-x/no-noninteractive-element-interactions, jsx-a11y-x/click-events-have-key-events -- Escape is the keyboard's way
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onClose={onClose}
      onPointerDown={onPointerDown}
      onClick={onClick}
    >
      <div className={styles.panel} data-contact-panel>
        <button type="button" className={styles.close} aria-label={words.form.close} onClick={close}>
          <Glyph name="close" size={24} stroke={2} />
        </button>
        {isWide && open && <Panel data={data} />}
        {isPhone && <PhoneHead words={words.form.phoneHead} art={open ? art.head : undefined} />}
        <div className={styles.pane}>
          <InquiryForm
            ref={form}
            data={data}
            title={title}
            openedAt={openedAt}
            hasPanel={isWide}
            onSent={close}
            onBack={() => show()}
            onRead={goBack}
          />
        </div>
      </div>
    </dialog>
  );
}
