import { gameEvent } from '../src/domain/events/events.js';
import { catalogue } from '../src/questions/catalogue/catalogue.js';

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const questions = catalogue.map(({ name, description, rules, arguments: given }) =>
  row([
    `\`${name}\``,
    `\`${kebab(name)}\``,
    description,
    Object.keys(given.fields()).join(', ') || '—',
    rules.join(', '),
  ]),
);
const events = Object.entries(gameEvent.fields()).map(([name, { description }]) => row([`\`${name}\``, description]));

const attackOn = (
  name: string,
  target: string,
): string => `    ${name}: checkAttack(player: "ann", attacks: [{ attacker: "bears", target: "${target}" }]) {
      ...verdict
    }`;

/** A table with a cost of attacking, a goaded creature and three opponents, and its answer. */
const costsExample = `## What an attack costs

Bob has goaded Grizzly Bears, and Cyd controls Propaganda. Attacking Bob is illegal, since the Bears can
attack Dan free of charge; Ann may pay to attack Cyd, but need not.

\`\`\`graphql
{
  gameState(
    of: {
      players: [{ id: "ann", name: "Ann" }, { id: "bob", name: "Bob" }, { id: "cyd", name: "Cyd" }, { id: "dan", name: "Dan" }]
      objects: [
        {
          id: "propaganda"
          name: "Propaganda"
          typeLine: "Enchantment"
          owner: "cyd"
          attackRules: [
            { kind: CANT_ATTACK_TARGET, target: "cyd", creatures: { types: ["Creature"] }, unlessPays: "{2}" }
          ]
        }
        {
          id: "bears"
          name: "Grizzly Bears"
          typeLine: "Creature — Bear"
          owner: "ann"
          attackRules: [{ kind: GOADED, target: "bob" }]
        }
      ]
    }
  ) {
${attackOn('bob', 'bob')}
${attackOn('cyd', 'cyd')}
${attackOn('dan', 'dan')}
  }
}

fragment verdict on AttackVerdict {
  legal
  requirementsObeyed
  requirementsPossible
  costs {
    pays {
      name
    }
    cost
    because {
      rule {
        number
      }
      says
    }
  }
  legalAttack {
    target {
      name
    }
  }
}
\`\`\`

\`\`\`json
{
  "gameState": {
    "bob": {
      "legal": false,
      "requirementsObeyed": 1,
      "requirementsPossible": 2,
      "costs": [],
      "legalAttack": [{ "target": { "name": "Dan" } }]
    },
    "cyd": {
      "legal": true,
      "requirementsObeyed": 2,
      "requirementsPossible": 2,
      "costs": [
        {
          "pays": { "name": "Ann" },
          "cost": "{2}",
          "because": [
            {
              "rule": { "number": "508.1h" },
              "says": "Grizzly Bears can attack Cyd only if Ann pays {2} because of Propaganda."
            }
          ]
        }
      ],
      "legalAttack": [{ "target": { "name": "Cyd" } }]
    },
    "dan": {
      "legal": true,
      "requirementsObeyed": 2,
      "requirementsPossible": 2,
      "costs": [],
      "legalAttack": [{ "target": { "name": "Dan" } }]
    }
  }
}
\`\`\`
`;

/** The documentation page of all questions and events. */
export const questionsPage = `# Questions and events

What can be asked of a table, and what can happen at it. Made from the code by \`npm run api\`; arguments, answers and
bounds are described in [the SDL](../openapi/schema.graphql) and in [the OpenAPI document](../openapi/openapi.json).

## Questions

GraphQL: a field of \`GameState\`. REST: \`POST /v1/game-states/…\` and \`POST /v1/games/{id}/…\`.

${[row(['GraphQL', 'REST', 'asks', 'arguments', 'rules']), row(['---', '---', '---', '---', '---']), ...questions].join('\n')}

${costsExample}
## Events

One of the fields of \`GameEventInput\`: for \`recordEvents\`, \`POST /v1/games/{id}/events\` and \`suppose\`.

${[row(['event', 'what happens']), row(['---', '---']), ...events].join('\n')}
`;
