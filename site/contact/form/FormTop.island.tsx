import { useEffect, useRef, type Ref } from 'react';
import fields from '../fields.module.css';
import { Glyph } from '../Glyph.island.tsx';
import type { PopupData } from '../popupData.ts';
import { Failed } from './Failed.island.tsx';
import type { Failure } from './useInquiry.ts';
import styles from './InquiryForm.module.css';

interface FormTopProps {
  data: PopupData;
  /** Id of the title, which labels the dialog. */
  title: string;
  heading: Ref<HTMLHeadingElement>;
  /** How many fields are in error. */
  broken: number;
  /** Whether anything was typed. */
  typed: boolean;
  failure: Failure | undefined;
  /** Brings back what a failed sending cleared; missing where nothing was. */
  onRestore: (() => void) | undefined;
}

/** The form's title and, under it, what stands in the way of sending. */
export function FormTop({ data, title, heading, broken, typed, failure, onRestore }: FormTopProps) {
  const { form, failures } = data.words;
  const alerts = useRef<HTMLDivElement>(null);
  const failed = failure !== undefined;

  useEffect(() => {
    if (!failed) return;
    alerts.current?.scrollIntoView({ block: 'nearest' });
    // Focus the button that restores the typed details; if nothing was cleared, there is none.
    alerts.current?.querySelector('button')?.focus();
  }, [failed]);

  return (
    <>
      <div className={styles.title}>
        <h2 ref={heading} id={title} tabIndex={-1}>
          {form.title}
        </h2>
        <p>{form.lede}</p>
      </div>
      <div ref={alerts} role="alert" className={styles.alerts}>
        {failure && <Failed words={failures} failure={failure} email={data.email} onRestore={onRestore} />}
        {/* While details wait to be restored, that is the one thing to say. */}
        {broken > 0 && !onRestore && (
          <p className={fields.alert}>
            <Glyph name="alert" size={24} />
            <span>
              <strong>{form.summary[broken - 1]}</strong> {typed && form.kept}
            </span>
          </p>
        )}
      </div>
    </>
  );
}
