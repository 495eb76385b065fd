import { onNoObjects, type EffectKind } from './effect.js';

/** Nothing that a question uses. */
export const nothing: EffectKind<'NOTHING'> = { ...onNoObjects, means: () => '', isAsked: false };
