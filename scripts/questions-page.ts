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

/** The documentation page of all questions and events. */
export const questionsPage = `# Questions and events

What can be asked of a table, and what can happen at it. Made from the code by \`npm run api\`; arguments, answers and
bounds are described in [the SDL](../openapi/schema.graphql) and in [the OpenAPI document](../openapi/openapi.json).

## Questions

GraphQL: a field of \`GameState\`. REST: \`POST /v1/game-states/…\` and \`POST /v1/games/{id}/…\`.

${[row(['GraphQL', 'REST', 'asks', 'arguments', 'rules']), row(['---', '---', '---', '---', '---']), ...questions].join('\n')}

## Events

One of the fields of \`GameEventInput\`: for \`recordEvents\`, \`POST /v1/games/{id}/events\` and \`suppose\`.

${[row(['event', 'what happens']), row(['---', '---']), ...events].join('\n')}
`;
