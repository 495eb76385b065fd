import { ResourceNotFoundError, ResourceTemplate, type McpServer } from '@modelcontextprotocol/server';
import { editionsWithDifferences } from '../domain/rulebook/differences.js';
import { editions, newestEdition } from '../domain/rulebook/editions.js';
import { rulesOf } from '../domain/rulebook/rulebook.js';
import { gameStateDescription } from '../domain/state/description.js';
import { jsonSchemaOf, selfContained } from '../query/json-schemas.js';
import { createLazy } from '../domain/values/remembered.js';
import { toRuleAnswer } from './tools/rules.js';

const mimeType = 'application/json';

const contents = (uri: URL, value: unknown) => ({
  contents: [{ uri: uri.href, mimeType, text: JSON.stringify(value) }],
});

/** Registers the resources: the editions, their rules by chapter, and the JSON Schema of a table. */
export const registerResources = (server: McpServer): void => {
  server.registerResource(
    'editions',
    'rangefinder://editions',
    { title: 'Editions of the rules', description: 'Each with its differences from the newest.', mimeType },
    (uri) => contents(uri, editionsWithDifferences()),
  );
  server.registerResource(
    'table-schema',
    'rangefinder://schemas/table',
    { title: 'A table', description: 'The JSON Schema of a table, as ask_question takes it in `state`.', mimeType },
    (uri) => contents(uri, tableSchema()),
  );
  server.registerResource(
    'rules',
    new ResourceTemplate('rangefinder://rules/{edition}/{chapter}', { list: () => ({ resources: chapters() }) }),
    {
      title: 'A chapter of the rules',
      description: "The rules of a chapter in an edition, such as CR_2006/801, summarized in this project's own words.",
      mimeType,
    },
    (uri, { edition, chapter }) => contents(uri, rulesIn(uri, String(edition), String(chapter))),
  );
};

const tableSchema = createLazy(() => selfContained(jsonSchemaOf(gameStateDescription), [gameStateDescription]));

const chapterOf = (number: string): string => number.split('.')[0] ?? number;

/** The chapters of the newest edition. */
const chapters = createLazy(() => {
  const sections = new Map(rulesOf().map(({ number, section }) => [chapterOf(number), section]));
  return [...sections].map(([chapter, section]) => ({
    uri: `rangefinder://rules/${newestEdition}/${chapter}`,
    name: `${chapter} ${section}`,
    mimeType,
  }));
});

/** Lists the rules of a chapter, or the rule of that number. */
const rulesIn = (uri: URL, named: string, chapter: string) => {
  const edition = editions.find((each) => each.edition === named)?.edition;
  const all = edition ? rulesOf(edition) : [];
  const rules = all.filter(({ number }) => number === chapter || chapterOf(number) === chapter);
  if (!rules.length) throw new ResourceNotFoundError(uri.href);
  return rules.map(toRuleAnswer);
};
