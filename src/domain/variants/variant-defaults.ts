import type { Options } from '../state/game-state.js';
import type { Variant } from '../state/vocabulary.js';
import { newestEdition, type RulesEdition } from '../rulebook/editions.js';
import { ruleIn, hasRule, type Rule } from '../rulebook/rulebook.js';
import { variants } from './variants.js';

/** What a variant is played with where nothing else is agreed. */
export interface VariantDefaults {
  readonly variant: Variant;
  readonly summary: string;
  readonly minimumPlayers: number;
  /** How many players a team has at least; null where the variant leaves it open, or has no teams. */
  readonly teamSize: number | null;
  readonly options: Options;
  readonly startingLife: number;
  readonly rules: readonly Rule[];
}

/** The defaults of every variant under an edition; a rule that the edition has not is cited by its newest number. */
export const variantDefaults = (edition: RulesEdition = newestEdition): readonly VariantDefaults[] =>
  Object.values(variants).map(({ variant, summary, minimumPlayers, teamSize, options, rules }) => {
    const inForce = options(edition, teamSize);
    const present = rules.filter((rule) => hasRule(rule, edition));
    return {
      variant,
      summary,
      minimumPlayers,
      teamSize: teamSize > 1 ? teamSize : null,
      options: inForce,
      startingLife: inForce.startingLife,
      rules: (present.length ? present : rules).map((rule) => ruleIn(rule, edition)),
    };
  });
