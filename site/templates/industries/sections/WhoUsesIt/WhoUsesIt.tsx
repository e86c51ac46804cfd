import type { ReactNode } from 'react';
import { HandStrip } from './drawings/HandStrip.tsx';
import { OpposedRoles } from './drawings/OpposedRoles.tsx';
import { RolePanels } from './drawings/RolePanels.tsx';
import { Scene } from './drawings/Scene.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import type { UsersForm, UsersOf } from './WhoUsesIt.schema.ts';

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
  resolveLink: ResolveLink;
}

/** Who uses the software and what each role does with it, in the form that suits the industry. */
export function WhoUsesIt<Form extends UsersForm>({ form, users, resolveLink }: WhoUsesItProps<Form>) {
  const { draw, ground } = forms[form];
  return (
    <section data-section="who-uses-it" data-ground={ground}>
      <div className="container" data-section="features-by-role">
        {draw({ ...users, resolveLink })}
      </div>
    </section>
  );
}
