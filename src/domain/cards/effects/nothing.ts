import { onNoObjects, type EffectKind } from './effect.js';

/** Nothing that is asked. */
export const nothing: EffectKind<'NOTHING'> = { does: 'NOTHING', ...onNoObjects, means: () => '', isAsked: false };
