import { designationWords } from '../../state/designations.js';
import type { Condition, Who } from '../clauses.js';
import type { KindHandler, ByConditionKind } from '../of-each-kind.js';
import type { Names } from './names.js';
import { filterPhrase, qualityPhrase } from './nouns.js';
import { tallyPhrase } from './tallies.js';

const counted = (least: number, most: number | null): string => {
  if (most === null) return least === 1 ? 'one or more' : `${least} or more`;
  if (most === 0) return 'none of the';
  return most === least ? `exactly ${least}` : `at most ${most}`;
};

const boundSaid = ({
  compare,
  number,
}: {
  readonly compare: 'AT_LEAST' | 'AT_MOST';
  readonly number: number;
}): string => `${compare === 'AT_LEAST' ? 'at least' : 'at most'} ${number}`;

const rangeSaid = ({ least, most }: { readonly least: number; readonly most: number | null }): string => {
  if (most === null) return `at least ${least}`;
  return most === least ? String(least) : `at most ${most}`;
};

/** Words a player in a comparison: for "each other player", "each player other than …". */
const rivalSaid = (than: Who, { players }: Names): string =>
  than === 'OTHERS' ? `each player other than ${players.YOU}` : players[than];

const said: ByConditionKind<Names, string> = {
  LIFE: (condition, { players }) => `${players[condition.who]} has ${boundSaid(condition)} life`,
  POISON: ({ who, least }, { players }) => `${players[who]} has ${least} or more poison counters`,
  MORE_LIFE: ({ who, than }, names) => `${names.players[who]} has more life than ${rivalSaid(than, names)}`,
  DESIGNATED: (condition, { players }) => `${players[condition.who]} ${designationWords[condition.as]}`,
  TURN_OF: ({ who }, { players }) => `it is the turn of ${players[who]}`,
  CONTROLS: ({ who, least, most, what }, names) =>
    `${names.players[who]} controls ${counted(least, most)} ${filterPhrase(what, names)}`,
  SHARE_TYPE: ({ who, least, what }, names) =>
    `${names.players[who]} controls ${least} or more ${filterPhrase(what, names)} of one creature type`,
  MORE_THAN: ({ who, than, what }, names) =>
    `${names.players[who]} controls more ${filterPhrase(what, names)} than ${rivalSaid(than, names)} does`,
  IS: ({ which, what }, names) => `${names.objects[which]} ${qualityPhrase(what, names)}`,
  EXISTS: ({ least, most, what }, names) =>
    `the battlefield holds ${counted(least, most)} ${filterPhrase(what, names)}`,
  ATTACKS_ALONE: ({ which }, { objects }) => `${objects[which]} is the only attacker`,
  COMPANY: ({ least, what, does }, names) =>
    `at least ${least} of the ${filterPhrase(what, names)} ${does.toLowerCase().replace(/s$/, '')}, too`,
  COUNTS: (condition, names) => `${tallyPhrase(condition.counted, names)} is ${rangeSaid(condition)}`,
  EXTRA_TURN: () => 'the turn is an extra turn',
  IN_GRAVEYARD: (_, { objects }) => `${objects.SELF} is in its owner's graveyard`,
  NOT: ({ of }, names) => `it is not the case that ${conditionSaid(of, names)}`,
};

/** Says a condition: "Ann controls at least 1 untapped lands". */
const conditionSaid = (condition: Condition, names: Names): string => {
  const say: KindHandler<Condition, Names, string> = said[condition.asks];
  return say(condition, names);
};

/** Words conditions, after an effect: " while …", " unless …". */
export const conditionPhrase = (conditions: readonly Condition[], names: Names): string =>
  conditions
    .map((each) =>
      each.asks === 'NOT' ? ` unless ${conditionSaid(each.of, names)}` : ` while ${conditionSaid(each, names)}`,
    )
    .join(',');
