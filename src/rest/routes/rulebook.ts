import type { FastifyInstance } from 'fastify';
import { optional, required, text } from '../../domain/schema/schema.js';
import { options } from '../../domain/state/description.js';
import { rulesEdition, variant } from '../../domain/state/vocabulary.js';
import { differencesOf } from '../../domain/rulebook/differences.js';
import { editions, type RulesEdition } from '../../domain/rulebook/editions.js';
import { variantDefaults } from '../../domain/variants/variant-defaults.js';
import { findRule, numbersOf, rulesOf } from '../../domain/rulebook/rulebook.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { coverageOf, coverageStatuses } from '../../questions/catalogue/coverage.js';
import { reply } from './ask.js';
import { itemsOf, responses } from '../openapi/route-schemas.js';
import { jsonObject, jsonSchemaOf, type JsonSchema } from '../openapi/json-schemas.js';

const tags = ['The rulebook'];
const edition = optional(rulesEdition, 'Which edition; the newest where left out.');

const numbers: JsonSchema = {
  type: 'array',
  description: "The same rule's number in the other editions, as far as they are on record.",
  items: {
    type: 'object',
    required: ['edition', 'number'],
    properties: {
      edition: jsonSchemaOf(rulesEdition),
      number: { type: ['string', 'null'], description: 'The number; null where the edition has no such rule.' },
    },
  },
};
const ruleWithNumbers: JsonSchema = {
  type: 'object',
  required: ['number', 'edition', 'section', 'summary', 'numbers'],
  properties: {
    number: { type: 'string', description: 'Its number in that edition.' },
    edition: jsonSchemaOf(rulesEdition),
    section: { type: 'string', description: 'The heading that it stands under.' },
    summary: { type: 'string', description: "What it says, in this project's own words." },
    numbers,
  },
};
const editionSchema: JsonSchema = {
  type: 'object',
  required: ['edition', 'name', 'effective', 'supersededOn', 'differences'],
  properties: {
    edition: jsonSchemaOf(rulesEdition),
    name: { type: 'string', description: 'Its name for people.' },
    effective: { type: 'string', description: 'The day it took effect.' },
    supersededOn: {
      type: ['string', 'null'],
      description:
        'The day on which the next text took effect, whether or not it is an edition here; null for the newest.',
    },
    differences: {
      type: 'array',
      description: 'Where it decides otherwise than the newest one.',
      items: {
        type: 'object',
        required: ['topic', 'number', 'summary'],
        properties: {
          topic: { type: 'string', description: 'What it is about.' },
          number: { type: ['string', 'null'], description: "The rule's number in that edition." },
          summary: { type: 'string', description: 'What that edition decides.' },
        },
      },
    },
  },
};

const optionsSchema: JsonSchema = {
  type: 'object',
  description: 'The options, in teams of that size.',
  required: Object.keys(options.fields()),
  properties: Object.fromEntries(
    Object.entries(options.fields()).map(([name, { type, description }]) => {
      const schema = jsonSchemaOf(type);
      return [name, name === 'rangeOfInfluence' ? { ...schema, type: ['integer', 'null'], description } : schema];
    }),
  ),
};

const variantSchema: JsonSchema = {
  type: 'object',
  required: ['variant', 'summary', 'minimumPlayers', 'teamSize', 'options', 'startingLife', 'rules'],
  properties: {
    variant: jsonSchemaOf(variant),
    summary: { type: 'string', description: "What it is, in this project's own words." },
    minimumPlayers: { type: 'integer', description: 'How many usually play it at least.' },
    teamSize: {
      type: ['integer', 'null'],
      description: 'How many players a team has at least; null without teams, and where the variant leaves it open.',
    },
    options: optionsSchema,
    startingLife: { type: 'integer', description: 'In life; of a team where life is shared.' },
    rules: { type: 'array', items: { $ref: 'Rule#' }, description: 'The rules that make it so.' },
  },
};

/** The rules themselves: one, all of an edition, the editions. */
export const rulebookRoutes = (app: FastifyInstance): void => {
  const rule = {
    tags,
    operationId: 'getRule',
    summary: 'One rule by its number in that edition; without one, in the newest edition that has the number.',
    description: "With its numbers in the other editions. The summary is in this project's own words.",
    params: jsonObject({ number: required(text(20), 'The number, for example 801.5c.') }),
    querystring: jsonObject({ edition }),
    response: responses(200, 'The rule.', ruleWithNumbers, [400, 404]),
  };
  app.get('/rules/:number', { attachValidation: true, config: apiRoute('read'), schema: rule }, (request, response) =>
    reply(request, response, () => {
      const { number } = request.params as { number: string };
      const asked = (request.query as { edition?: RulesEdition }).edition;
      const found = findRule(number, asked);
      if (!found) return { ok: false as const, failure: { code: 'NOT_FOUND' as const, what: `rule ${number}` } };
      return { ok: true as const, value: { ...found, numbers: numbersOf(found) } };
    }),
  );
  listingRoutes(app);
};

const listingRoutes = (app: FastifyInstance): void => {
  const search = optional(text(), 'A part of the number, the section or the summary.');
  const rules = {
    tags,
    operationId: 'listRules',
    summary: 'The rules of an edition in order of number.',
    description: 'Filtered by a part of the number, the section or the summary.',
    querystring: jsonObject({ edition, search }),
    response: responses(200, 'The rules.', itemsOf({ $ref: 'Rule#' }), [400]),
  };
  app.get('/rules', { attachValidation: true, config: apiRoute('read'), schema: rules }, (request, response) =>
    reply(request, response, () => {
      const query = request.query as { edition?: RulesEdition; search?: string };
      return { ok: true as const, value: { items: rulesOf(query.edition, query.search) } };
    }),
  );
  const known = {
    tags,
    operationId: 'listEditions',
    summary: 'Every edition, the oldest first, with what it decides otherwise than the newest one.',
    description: 'An edition is one dated text of the Comprehensive Rules.',
    response: responses(200, 'The editions.', itemsOf(editionSchema), []),
  };
  const items = editions.map((each) => ({ ...each, differences: differencesOf(each.edition) }));
  app.get('/editions', { config: apiRoute('read'), schema: known }, () => ({ items }));
  variantsRoute(app);
  coverageRoute(app);
};

const coverageSchema: JsonSchema = {
  type: 'object',
  required: ['rule', 'status', 'answeredBy', 'note'],
  properties: {
    rule: { $ref: 'Rule#' },
    status: {
      type: 'string',
      enum: Object.keys(coverageStatuses),
      description: Object.entries(coverageStatuses)
        .map(([status, meaning]) => `${status}: ${meaning}`)
        .join(' '),
    },
    answeredBy: {
      type: 'array',
      items: { type: 'string' },
      description: 'The questions and events that decide by it, and the fields of the table that tell it.',
    },
    note: { type: ['string', 'null'], description: 'Why not, where it is out of scope.' },
  },
};

const coverageRoute = (app: FastifyInstance): void => {
  const schema = {
    tags,
    operationId: 'listCoverage',
    summary: 'Every rule of 800 to 811 in an edition, in order of number, and what answers it.',
    description:
      'What answers a rule is a question, an event or a field of the table; else the note says why nothing does.',
    querystring: jsonObject({ edition }),
    response: responses(200, 'The rules.', itemsOf(coverageSchema), [400]),
  };
  app.get('/coverage', { attachValidation: true, config: apiRoute('read'), schema }, (request, response) =>
    reply(request, response, () => {
      const query = request.query as { edition?: RulesEdition };
      return { ok: true as const, value: { items: coverageOf(query.edition) } };
    }),
  );
};

const variantsRoute = (app: FastifyInstance): void => {
  const schema = {
    tags,
    operationId: 'listVariants',
    summary: 'Every variant with its defaults.',
    description: 'What a table has where its description leaves it out, with the rules that make it so.',
    querystring: jsonObject({ edition }),
    response: responses(200, 'The variants.', itemsOf(variantSchema), [400]),
  };
  app.get('/variants', { attachValidation: true, config: apiRoute('read'), schema }, (request, response) =>
    reply(request, response, () => {
      const query = request.query as { edition?: RulesEdition };
      return { ok: true as const, value: { items: variantDefaults(query.edition) } };
    }),
  );
};
