import type { ReactNode } from 'react';
import { HandStrip } from './drawings/HandStrip.tsx';
import { OpposedRoles } from './drawings/OpposedRoles.tsx';
import { RolePanels } from './drawings/RolePanels.tsx';
import { Scene } from './drawings/Scene.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { ChoiceTable, type ChoiceTableContent } from '../../../../ui/ChoiceTable.tsx';
import type { UsersForm, UsersOf } from './WhoUsesIt.schema.ts';
import styles from './WhoUsesIt.module.css';

interface Drawn<Form extends UsersForm> {
  draw: (props: UsersOf[Form] & { resolveLink: ResolveLink }) => ReactNode;
  ground?: 'mist';
}

const forms: { readonly [Form in UsersForm]: Drawn<Form> } = {
  hands: { draw: HandStrip, ground: 'mist' },
  panels: { draw: RolePanels },
  scene: { draw: Scene, ground: 'mist' },
  sides: { draw: OpposedRoles },
};

interface WhoUsesItProps<Form extends UsersForm> {
  form: Form;
  users: UsersOf[Form];
  /** What each of the roles may do. */
  table: ChoiceTableContent;
  resolveLink: ResolveLink;
}

/** Who uses the software, in the form that suits the industry, and under it what each role may do. */
export function WhoUsesIt<Form extends UsersForm>(props: WhoUsesItProps<Form>) {
  const { form, users, table, resolveLink } = props;
  const { draw, ground } = forms[form];
  return (
    <section data-section="who-uses-it" data-ground={ground}>
      <div className="container">{draw({ ...users, resolveLink })}</div>
      <div className={styles.features} data-section="features-by-role" data-under={form}>
        <ChoiceTable {...table} level={3} resolveLink={resolveLink} />
      </div>
    </section>
  );
}
