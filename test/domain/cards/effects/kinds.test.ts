import { expect, test } from '@jest/globals';
import { cantAttack } from '../../../../src/domain/cards/effects/cant-attack.js';
import type { EffectKind } from '../../../../src/domain/cards/effects/effect.js';
import { effectKinds } from '../../../../src/domain/cards/effects/kinds.js';

type Kinds = typeof effectKinds;

/** Each line after a `@ts-expect-error` does not compile; `npm run lint` fails where one does. */
test('an effect that leaves a property out does not compile, nor do kinds without one of them', () => {
  const withoutSide: Omit<EffectKind<'CANT_ATTACK'>, 'side'> = cantAttack;
  const withoutGoaded: Omit<Kinds, 'GOADED'> = effectKinds;
  // @ts-expect-error: its creatures are declared as nothing
  const effect: EffectKind<'CANT_ATTACK'> = withoutSide;
  // @ts-expect-error: GOADED is missing
  const kinds: Kinds = withoutGoaded;
  // @ts-expect-error: an effect of another kind
  const other: EffectKind<'CANT_BLOCK'> = cantAttack;
  expect([effect, other]).toEqual([cantAttack, cantAttack]);
  expect(kinds).toBe(effectKinds);
});
