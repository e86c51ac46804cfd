import type { HandStrip } from './drawings/HandStrip.schema.ts';
import type { OpposedRoles } from './drawings/OpposedRoles.schema.ts';
import type { RolePanels } from './drawings/RolePanels.schema.ts';
import type { Scene } from './drawings/Scene.schema.ts';

export { handStripSchema } from './drawings/HandStrip.schema.ts';
export { opposedRolesSchema } from './drawings/OpposedRoles.schema.ts';
export { rolePanelsSchema } from './drawings/RolePanels.schema.ts';
export { sceneSchema } from './drawings/Scene.schema.ts';

/** The users in each form. */
export interface UsersOf {
  hands: HandStrip;
  panels: RolePanels;
  scene: Scene;
  sides: OpposedRoles;
}

export type UsersForm = keyof UsersOf;

/** One of the forms, with the words that editors write for it. */
export type WhoUsesIt = { [Form in UsersForm]: { form: Form; users: UsersOf[Form] } }[UsersForm];
