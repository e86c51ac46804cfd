import type { ReactNode } from 'react';
import { HandStrip } from './drawings/HandStrip.tsx';
import { OpposedRoles } from './drawings/OpposedRoles.tsx';
import { RolePanels } from './drawings/RolePanels.tsx';
import { Scene } from './drawings/Scene.tsx';
import type { ResolveLink } from '../../../../collections/ResolveLink.ts';
import { withAmpersands } from '../../../../ui/Title.tsx';
import type { ProductRole } from '../../records/productRoles.ts';
import type { UsersForm, UsersOf } from './WhoUsesIt.schema.ts';
import full from '../../../../ui/fullRows.module.css';
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
  /** What each of the roles may do in every product. */
  features: { heading: string; roles: readonly Pick<ProductRole, 'name' | 'may'>[] };
  resolveLink: ResolveLink;
}

/** Who uses the software, in the form that suits the industry, and under it what each role may do. */
export function WhoUsesIt<Form extends UsersForm>(props: WhoUsesItProps<Form>) {
  const { form, users, features, resolveLink } = props;
  const { draw, ground } = forms[form];
  return (
    <section data-section="who-uses-it" data-ground={ground}>
      <div className="container">{draw({ ...users, resolveLink })}</div>
      <div className={`container ${styles.features}`} data-section="features-by-role" data-shared>
        <h3>{withAmpersands(features.heading)}</h3>
        <dl className={full.three}>
          {features.roles.map(({ name, may }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="small soft">{may}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
