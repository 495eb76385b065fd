import { onNoObjects, type EffectKind } from './effect.js';

/** Control: You control enchanted ⟨group⟩. */
export const controlsHost: EffectKind<'CONTROLS_HOST'> = {
  ...onNoObjects,
  means: (_, __, names) => `${names.players.YOU} has control of ${names.objects.HOST}`,
};
