import type { Effect } from '../clauses.js';
import type { EffectKind } from './effect.js';
import { everyEffect } from './generated/every-effect.js';

/** Every kind of effect; omitting one is a compile error. */
export const effectKinds: { readonly [Does in Effect['does']]: EffectKind<Does> } = everyEffect;

/** Returns the kind of an effect. */
export const kindOf = ({ does }: Effect): EffectKind<Effect['does']> => effectKinds[does];
