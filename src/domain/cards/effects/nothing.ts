import { onNoObjects, type EffectKind } from './effect.js';

export const nothing: EffectKind<'NOTHING'> = {
  does: 'NOTHING',
  ...onNoObjects,
  means: () => '',
  isAsked: false,
};
