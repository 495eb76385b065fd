import { hasDesignation } from '../../state/designations.js';
import type { Condition, Who } from '../clauses.js';
import type { Names } from './names.js';
import { nounSaid, qualitySaid } from './nouns.js';
import { tallySaid } from './tallies.js';

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

/** Whom somebody has more than: "each other player" is every one of them. */
const rivalSaid = (than: Who, { players }: Names): string =>
  than === 'OTHERS' ? `each player other than ${players.YOU}` : players[than];

type OfPlayers = Extract<Condition, { readonly asks: 'LIFE' | 'POISON' | 'MORE_LIFE' | 'DESIGNATED' | 'TURN_OF' }>;

/** Says a condition that is about players alone. */
const playersSaid = (condition: OfPlayers, names: Names): string => {
  switch (condition.asks) {
    case 'LIFE':
      return `${names.players[condition.who]} has ${boundSaid(condition)} life`;
    case 'POISON':
      return `${names.players[condition.who]} has ${condition.least} or more poison counters`;
    case 'MORE_LIFE':
      return `${names.players[condition.who]} has more life than ${rivalSaid(condition.than, names)}`;
    case 'DESIGNATED':
      return `${names.players[condition.who]} ${hasDesignation[condition.as]}`;
    case 'TURN_OF':
      return `it is the turn of ${names.players[condition.who]}`;
  }
};

/** Says a condition: "Ann controls at least 1 untapped lands". */
const conditionSaid = (condition: Condition, names: Names): string => {
  switch (condition.asks) {
    case 'CONTROLS':
      return `${names.players[condition.who]} controls ${counted(condition.least, condition.most)} ${nounSaid(condition.what, names)}`;
    case 'SHARE_TYPE':
      return `${names.players[condition.who]} controls ${condition.least} or more ${nounSaid(condition.what, names)} of one creature type`;
    case 'MORE_THAN':
      return `${names.players[condition.who]} controls more ${nounSaid(condition.what, names)} than ${rivalSaid(condition.than, names)} does`;
    case 'IS':
      return `${names.objects[condition.which]} ${qualitySaid(condition.what, names)}`;
    case 'EXISTS':
      return `the battlefield holds ${counted(condition.least, condition.most)} ${nounSaid(condition.what, names)}`;
    case 'ATTACKS_ALONE':
      return `${names.objects[condition.which]} is the only attacker`;
    case 'COMPANY':
      return `at least ${condition.least} of the ${nounSaid(condition.what, names)} ${condition.does.toLowerCase().replace(/s$/, '')}, too`;
    case 'COUNTS':
      return `${tallySaid(condition.counted, names)} is ${rangeSaid(condition)}`;
    case 'EXTRA_TURN':
      return 'the turn is an extra turn';
    case 'IN_GRAVEYARD':
      return `${names.objects.SELF} is in its owner's graveyard`;
    case 'NOT':
      return `it is not so that ${conditionSaid(condition.of, names)}`;
    default:
      return playersSaid(condition, names);
  }
};

/** Words conditions, after an effect: " while …", " unless …". */
export const conditionsSaid = (conditions: readonly Condition[], names: Names): string =>
  conditions
    .map((each) =>
      each.asks === 'NOT' ? ` unless ${conditionSaid(each.of, names)}` : ` while ${conditionSaid(each, names)}`,
    )
    .join(',');
