import { onNoObjects, type EffectKind } from './effect.js';

/** None: an effect that no question uses. */
export const nothing: EffectKind<'NOTHING'> = { does: 'NOTHING', ...onNoObjects, means: () => '', isAsked: false };
