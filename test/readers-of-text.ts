import { parse } from 'graphql';
import { readWholeCard } from '../src/domain/cards/database/card.js';
import { tableInText } from '../src/domain/notation/table-in-text.js';
import { rulesOf } from '../src/domain/rulebook/rulebook.js';
import { createReader, resultOf } from '../src/domain/schema/reader.js';
import { objectSchema, required, text } from '../src/domain/schema/schema.js';
import { readDescription } from '../src/domain/setup/read-description.js';
import { createCheck } from '../src/graphql/pipeline/check.js';
import { buildSchema } from '../src/graphql/schema.js';
import { standardLimits } from '../src/questions/catalogue/budget.js';

/** A reader of what callers write. `#` in its samples stands for a number that no other text has, so that nothing known helps. */
export type TextReader = Readonly<{ name: string; samples: readonly string[]; read: (text: string) => unknown }>;

const readSearch = createReader(objectSchema('Search', '', { search: required(text(), '') }));

const check = createCheck(buildSchema(), standardLimits, true);

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What of a text that was cut anywhere ends with a brace. */
const upToBrace = (text: string): string => text.slice(0, text.lastIndexOf('}') + 1);

const document = (text: string): unknown => {
  try {
    return check(parse(text, { maxLexicalTokens: standardLimits.tokens }));
  } catch {
    return null;
  }
};

export const textReaders: readonly TextReader[] = [
  {
    name: 'notation',
    samples: [
      'range 1, attack multiple\nAnn* 40: Bear# 2/2 flying, 3x Ogre# 2/2 goaded by Bob\nBob: Moat# (Enchantment) on Bear#\nCat out',
      'Ann#: Wall# 0/4 defender attached to Bear#\nBob#: Bear# 2/2 must attack Ann#, Bear# 2/2 tapped\nturn: Ann#, combat\nattacks: Bear# → Ann#',
      "Ann#: `a card #` (Creature — Elf #) {Creatures with power # or less can’t attack you.}\nBob's graveyard: Bear# 2/2\nteams: Ann# + Bob",
    ],
    read: tableInText,
  },
  {
    name: 'text of a card',
    samples: [
      "Creatures with power # or greater can't attack you unless their controller pays {#} for each creature they control that's attacking you.",
      'As long as you control # or more artifacts, creatures you control attack each combat if able and have trample and menace.\nFlying, protection from red and from blue',
      "Equipped creature gets +#/+# and can't be blocked except by two or more creatures. Whenever NAME# attacks, you gain # life. (It is so.)",
    ],
    read: (text) => readWholeCard('NAME', { name: 'NAME', type_line: 'Creature — Bear', oracle_text: text }),
  },
  {
    name: 'type line',
    samples: ['Legendary Artifact Creature — Human Wizard#', 'Tribal# Instant // Creature — Ooze Mice#'],
    read: (text) => readWholeCard('NAME', { name: 'NAME', type_line: text, oracle_text: 'Flying' }),
  },
  {
    name: 'name of a card',
    samples: ["Atraxa, Praetors' Voice #", 'Krenko, Mob Boss // The # of the # of'],
    read: (text) =>
      readWholeCard(text, { name: text, type_line: 'Creature', oracle_text: `${text} attacks each combat if able.` }),
  },
  {
    name: 'search in the rules',
    samples: ['range of influence #', '801.2a 5 attack #'],
    read: (search) => {
      const asked = resultOf(readSearch({ search }));
      return asked.ok && rulesOf(undefined, asked.value.search);
    },
  },
  {
    name: 'table in JSON',
    samples: [
      ',{"id":"b#","owner":"ann","typeLine":"Creature","attackRules":[{"kind":"CANT_ATTACK","target":"bob"}],"counters":{"+1/+1":#}}',
      ',{"id":"c#","owner":"nobody#","controler":"ann","power":"#"},{"id":"a#","keywords":["Flying","x#"],"attachedTo":"b#"}',
    ],
    read: (text) =>
      readDescription(
        json(`{"players":[{"id":"ann"},{"id":"bob"}],"objects":[{"id":"a","owner":"ann"}${upToBrace(text)}]}`),
      ),
  },
  {
    name: 'GraphQL document',
    samples: [
      ' a#: gameState(of: { players: [{ id: "ann#" }] }) { b#: rangeOf(player: "ann") { seats because { says } } }',
      ' rules { number } ... on Query { rulez# editions { edition } } ...F c#: game(id: "#") { id }',
    ],
    read: (text) => document(`query ($x: ID!) {${upToBrace(text)} } fragment F on Query { editions { edition } }`),
  },
];
