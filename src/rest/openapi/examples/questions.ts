import type { Description } from '../../../domain/state/description.js';
import type { QuestionName } from '../../../questions/catalogue/catalogue.js';
import { emperors, grandMelee, ring, twoHeadedGiants } from './tables.js';

/** A question as somebody might ask it: of which table, and with what. */
export interface AskedExample {
  readonly state: Description;
  readonly asked: Readonly<Record<string, unknown>>;
}

const byAnn = { controller: 'ann' };
const creatures = { types: ['Creature'] };
const everybody = { kind: 'PLAYER' };
const attacks = [{ attacker: 'bear', target: 'bob' }];
const damage = { source: 'bear', recipient: 'bob', amount: 2, combat: true };

const ofRing = (asked: AskedExample['asked']): AskedExample => ({ state: ring, asked });
const ofMelee = (asked: AskedExample['asked']): AskedExample => ({ state: grandMelee, asked });

/** An example of each question, by its name. */
export const questionExamples: Readonly<Record<QuestionName, AskedExample>> = {
  rangeOf: ofRing({ player: 'ann', objects: creatures }),
  ranges: ofRing({ objects: creatures }),
  legalTargets: ofRing({ source: byAnn, among: creatures }),
  whoChooses: ofRing({ effect: { source: byAnn, asks: 'AN_OPPONENT', kind: 'OPTION' } }),
  legalChoices: ofRing({ choice: { chooser: 'bob', source: byAnn, among: creatures } }),
  choiceOrder: ofRing({ source: byAnn }),
  whoDecides: ofRing({ decision: { player: 'bob', controlledBy: 'ann' } }),
  canActivate: ofRing({ player: 'cat', object: 'bear' }),
  wouldTrigger: ofRing({
    ability: { object: 'bear' },
    event: { kind: 'DIES', involves: [{ entity: 'elf', controllerBefore: 'cat' }] },
  }),
  canAttach: ofRing({ attachment: 'pacifism', to: 'elf' }),
  affectedBy: ofRing({ source: byAnn, among: creatures }),
  informationFor: ofRing({ source: byAnn, among: everybody }),
  preventionApplies: ofRing({ effect: { source: byAnn, specifiesSource: false, specifiesRecipient: true }, damage }),
  damageAfterRedirection: ofRing({ damage, redirection: { source: { controller: 'bob' }, amount: 2, to: 'cat' } }),
  outcomeOf: ofRing({ result: { wins: 'ann' } }),
  stateBasedActions: ofRing({}),
  departureOf: ofRing({ players: ['bob'], after: true }),
  legalAttackTargets: ofRing({ player: 'ann', attackers: ['bear'] }),
  checkAttack: ofRing({ player: 'ann', attacks }),
  legalBlocks: ofRing({ player: 'bob', attacks }),
  checkBlocks: ofRing({ player: 'bob', blocks: [{ blocker: 'wall', attacker: 'bear' }], attacks }),
  legalReselections: { state: { ...ring, combats: [{ attacks }] }, asked: { attacker: 'bear' } },
  blockDeclarationOrder: ofRing({ attacks }),
  unblockedDamage: { state: { ...ring, combats: [{ attacks }] }, asked: { attacker: 'bear' } },
  legalDeployments: { state: emperors, asked: { creature: 'bear' } },
  canBeginTurn: ofMelee({ marker: 2 }),
  priority: ofMelee({ marker: 1 }),
  legalStacks: ofMelee({ spell: { controller: 'p1', targets: ['p2'] } }),
  visibleHands: { state: emperors, asked: { player: 'gina' } },
  lifeAfter: {
    state: twoHeadedGiants,
    asked: {
      change: {
        kind: 'DAMAGE',
        amounts: [
          { player: 'ann', amount: 3 },
          { player: 'bob', amount: 2 },
        ],
      },
    },
  },
};
