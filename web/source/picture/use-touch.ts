import { useState } from 'preact/hooks';
import { combatIn } from '../rules/combat';
import type { ChosenEntity, Declared } from '../rules/document';
import type { PageProps } from '../shown';
import { useChoices, type Choices } from './lights';

/** The legal choices of the chosen creature, and the handlers of taps and drags. */
export interface Touch {
  readonly choices: Choices | null;
  /** The id of the entity whose reasons are shown; null for none. */
  readonly why: string | null;
  readonly askWhy: (id: string | null) => void;
  readonly lookAt: (chosen: ChosenEntity | null) => void;
  readonly declare: (declared: Declared) => void;
  /** Makes the chosen creature attack or block a target. */
  readonly declareOn: (target: string) => void;
  readonly tap: (entity: ChosenEntity | null) => void;
  readonly drop: (from: ChosenEntity, to: ChosenEntity) => void;
}

/** Adds an attack or block to the declaration, instead of any earlier one of the same creature. */
const declaredWith = ({ attacks, blocks }: Declared, kind: Choices['kind'], from: string, to: string): Declared =>
  kind === 'attack'
    ? { blocks: [], attacks: [...attacks.filter(({ attacker }) => attacker !== from), { attacker: from, target: to }] }
    : { attacks, blocks: [...blocks.filter(({ blocker }) => blocker !== from), { blocker: from, attacker: to }] };

interface TouchProps extends Pick<PageProps, 'document' | 'scene' | 'chosen' | 'change'> {
  readonly choose: (chosen: ChosenEntity | null) => void;
}

/** Handles a tap: on a legal target, declares; on an illegal one, asks why not; elsewhere, chooses. */
const tapOn =
  (
    { choices, why, askWhy, lookAt }: Pick<Touch, 'choices' | 'why' | 'askWhy' | 'lookAt'>,
    pair: (kind: Choices['kind'], from: string, to: string) => void,
  ) =>
  (entity: ChosenEntity | null): void => {
    if (!entity) lookAt(null);
    else if (choices?.included.some(({ id }) => id === entity.id)) pair(choices.kind, choices.creature, entity.id);
    else if (why !== entity.id && choices?.excluded.some(({ entity: { id } }) => id === entity.id)) askWhy(entity.id);
    else lookAt(entity);
  };

/** Lets the picture be touched. */
export const useTouch = ({ document, scene, chosen, choose, change }: TouchProps): Touch => {
  const [why, askWhy] = useState<string | null>(null);
  const choices = useChoices(scene, chosen, document.declared);
  const lookAt = (next: ChosenEntity | null): void => {
    askWhy(null);
    choose(next);
  };
  const declare = (declared: Declared): void => {
    askWhy(null);
    if (scene) change({ declared, declaredIn: combatIn(scene.state) });
  };
  const pair = (kind: Choices['kind'], from: string, to: string): void => {
    declare(declaredWith(document.declared, kind, from, to));
    choose(null);
  };
  const drop = (from: ChosenEntity, to: ChosenEntity): void => {
    const isBlock = choices?.kind === 'block' && choices.creature === from.id;
    if (to.kind === 'player' || isBlock || scene?.state.objects.has(to.id))
      pair(isBlock ? 'block' : 'attack', from.id, to.id);
  };
  const declareOn = (target: string): void => {
    if (choices) pair(choices.kind, choices.creature, target);
  };
  return { choices, why, askWhy, lookAt, declare, declareOn, drop, tap: tapOn({ choices, why, askWhy, lookAt }, pair) };
};
