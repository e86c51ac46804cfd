import { THANKS_PAGE } from '../../../contract/addresses.ts';
import { useId, useImperativeHandle, useRef, useState, type SubmitEvent, type Ref } from 'react';
import { inquiryFields, type InquiryErrors } from '../../../contract/inquiry.ts';
import { PhoneField } from '../phone/PhoneField.island.tsx';
import { useCountry } from '../phone/useCountry.ts';
import type { PopupData } from '../popupData.ts';
import { Field } from './Field.island.tsx';
import { FormFoot } from './FormFoot.island.tsx';
import { FormTop } from './FormTop.island.tsx';
import { SendingNote } from './SendingNote.island.tsx';
import { readDraft, type TypedFields } from './draft.ts';
import { useInquiry } from './useInquiry.ts';
import styles from './InquiryForm.module.css';

export interface InquiryFormHandle {
  /** Puts the focus where the visitor begins. */
  focus: () => void;
  /** Begins the brief for the visitor; what was typed there stays, only an earlier suggestion gives way. */
  suggest: (brief: string) => void;
}

interface InquiryFormProps {
  data: PopupData;
  /** Id of the title, which names the dialog. */
  title: string;
  /** When the pop-up was opened (`performance.now()`); undefined while it is closed. */
  openedAt: number | undefined;
  /** The promises stand in the left panel already. */
  hasPanel: boolean;
  onSent: () => void;
  /** Opens the pop-up again, where it was opened. */
  onBack: () => void;
  /** The visitor has read what the note on the page says: the focus goes to where it was before the pop-up. */
  onRead: () => void;
  ref: Ref<InquiryFormHandle>;
}

/** The inquiry form of the pop-up. */
export function InquiryForm({
  data,
  title,
  openedAt,
  hasPanel,
  onSent,
  onBack,
  onRead,
  ref,
}: InquiryFormProps) {
  const { words } = data;
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const [draft] = useState(readDraft);
  const { list, loaded, country, settled, settle, learn } = useCountry({
    data: data.countries,
    lookUps: data.lookUps,
    open: openedAt !== undefined,
    initial: draft.country,
  });
  const inquiry = useInquiry({
    draft,
    country,
    settled,
    settle,
    onSent: (stays) => {
      onSent();
      if (!stays) location.assign(THANKS_PAGE);
    },
  });
  const { errors, busy, edit } = inquiry;
  const values = inquiry.fields;
  const id = useId();

  const focusOn = (name: string) => form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();

  const suggested = useRef('');

  useImperativeHandle(ref, () => ({
    suggest: (brief) => {
      const isTyped = values.projectBrief !== '' && values.projectBrief !== suggested.current;
      if (brief === '' || isTyped || busy) return;
      suggested.current = brief;
      edit('projectBrief', brief);
    },
    focus: () => {
      const restoring = form.current?.querySelector<HTMLElement>('[role=alert] button');
      if (restoring) restoring.focus();
      // Without hover, focusing would open the keyboard before the visitor has read a word.
      else if (matchMedia('(hover: hover)').matches) focusOn('name');
      else heading.current?.focus();
    },
  }));

  const onRestore = () => {
    inquiry.restore();
    focusOn('name');
  };
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const trapped = new FormData(event.currentTarget).get('website') !== '';
    const elapsed = performance.now() - (openedAt ?? 0);
    const found: InquiryErrors = await inquiry.submit({ elapsed, trapped });
    const [first] = Object.keys(found);
    if (first) focusOn(first);
  };

  const field = (name: keyof TypedFields) => ({
    id: `${id}-${name}`,
    name,
    label: words.form.labels[name],
    value: values[name],
    error: errors[name],
    readOnly: busy,
    required: inquiryFields[name].required !== undefined,
    onChange: (value: string) => edit(name, value),
  });

  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <FormTop
        data={data}
        title={title}
        heading={heading}
        broken={Object.keys(values).filter((name) => name in errors).length}
        typed={Object.values(values).some((value) => value.trim() !== '')}
        failure={inquiry.failure ?? (inquiry.held && 'response')}
        onRestore={inquiry.held && onRestore}
      />
      <div className={styles.pair}>
        <Field {...field('name')} autoComplete="name" />
        <Field {...field('email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <PhoneField
        id={`${id}-phoneNumber`}
        label={words.form.labels.phoneNumber}
        words={words.countries}
        list={list}
        loaded={loaded}
        main={data.countries.main}
        country={country}
        value={values.phoneNumber}
        error={errors.phoneNumber}
        readOnly={busy}
        onEnter={learn}
        onCountry={settle}
        onNumber={(digits, chosen) => {
          if (digits !== '' || chosen.code !== country.code) settle(chosen);
          edit('phoneNumber', digits, chosen);
        }}
      />
      <Field
        {...field('projectBrief')}
        multiline
        placeholder={words.form.projectBriefExample}
        hint={words.form.projectBriefHint}
      />
      <FormFoot data={data} busy={busy} hasPanel={hasPanel} />
      <SendingNote
        words={words}
        stage={openedAt === undefined ? inquiry.stage : undefined}
        onStay={inquiry.stay}
        onBack={onBack}
        onClose={() => {
          inquiry.forget();
          onRead();
        }}
      />
    </form>
  );
}
