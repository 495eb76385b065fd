import { integer, listOf, nullable, objectSchema, required, string, type ValueOf } from '../schema/schema.js';
import { optionsInForce } from '../state/output-schemas.js';
import { variant as variantName } from '../state/vocabulary.js';
import { newestEdition, type RulesEdition } from '../rulebook/editions.js';
import { ruleSchema } from '../rulebook/rulebook-schemas.js';
import { ruleIn, hasRule } from '../rulebook/rulebook.js';
import { variants } from './variants.js';

export const variantDefaultsSchema = objectSchema('VariantDefaults', 'The default options of a variant.', {
  variant: required(variantName, 'The variant.'),
  summary: required(string, "What it is, in this project's own words."),
  minimumPlayers: required(integer, 'The usual minimum number of players.'),
  teamSize: nullable(integer, 'The minimum size of a team; null without teams, or if the variant does not set one.'),
  options: required(optionsInForce, 'The options, for teams of that size.'),
  startingLife: required(integer, 'In life; of a team where life is shared.'),
  rules: required(listOf(ruleSchema), 'The rules that say so.'),
});
export type VariantDefaults = ValueOf<typeof variantDefaultsSchema>;

/** Lists every variant's defaults under an edition; a rule that the edition lacks is cited by its newest number. */
export const variantDefaults = (edition: RulesEdition = newestEdition): readonly VariantDefaults[] =>
  Object.values(variants).map(({ variant, summary, minimumPlayers, teamSize, options, rules }) => {
    const applied = options(edition, teamSize);
    const present = rules.filter((rule) => hasRule(rule, edition));
    return {
      variant,
      summary,
      minimumPlayers,
      teamSize: teamSize > 1 ? teamSize : null,
      options: applied,
      startingLife: applied.startingLife,
      rules: (present.length ? present : rules).map((rule) => ruleIn(rule, edition)),
    };
  });
