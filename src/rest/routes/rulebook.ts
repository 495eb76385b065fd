import type { FastifyInstance } from 'fastify';
import { failure, success, type Result } from '../../domain/result.js';
import { type RulesEdition, rulesEdition } from '../../domain/rulebook/editions.js';
import { optional, required, text, type Schema } from '../../domain/schema/schema.js';
import { editionsWithDifferences } from '../../domain/rulebook/differences.js';
import { variantDefaults, variantDefaultsSchema } from '../../domain/variants/variant-defaults.js';
import { editionSchema, ruleSchema, ruleWithNumbers } from '../../domain/rulebook/rulebook-schemas.js';
import { findNumberedRule, rulesOf } from '../../domain/rulebook/rulebook.js';
import type { RequestFailure } from '../../http/errors/public-failure.js';
import { coverageOf, ruleCoverage } from '../../questions/catalogue/coverage.js';
import { itemsOf, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../../query/json-schemas.js';
import { requestSchema } from '../compilers.js';
import { declareRoute } from './route.js';

const tags = ['The rulebook'];
const edition = optional(rulesEdition, 'Which edition; by default the newest.');
const ofEdition = { tags, querystring: requestSchema({ edition }) } as const;

const listOf = (description: string, entry: Schema) => responses(200, description, itemsOf(jsonSchemaOf(entry)));

const ruleWith = (number: string, of: RulesEdition | undefined): Result<object, RequestFailure> => {
  const found = findNumberedRule(number, of);
  return found ? success(found) : failure({ code: 'NOT_FOUND', what: `rule ${number}${of ? ` in ${of}` : ''}` });
};

/** Declares the routes of the rulebook: a rule, the rules of an edition, the editions. */
export const rulebookRoutes = (app: FastifyInstance): void => {
  declareRoute(app, {
    path: '/rules/:number',
    needs: 'ask',
    isConstant: true,
    tags,
    operationId: 'getRule',
    summary: 'One rule by its number in that edition; without an edition, in the newest one that has the number.',
    description: "With its numbers in the other editions. The summary is in this project's own words.",
    params: requestSchema({ number: required(text(20), 'The number, for example 801.5c.') }),
    querystring: requestSchema({ edition }),
    response: responses(200, 'The rule.', jsonSchemaOf(ruleWithNumbers), [404]),
    find: ({ params: { number }, query }) => ruleWith(number, query.edition ?? undefined),
  });
  listRules(app);
  listVariantsAndCoverage(app);
};

const listRules = (app: FastifyInstance): void => {
  declareRoute(app, {
    path: '/rules',
    needs: 'ask',
    isConstant: true,
    tags,
    operationId: 'listRules',
    summary: 'The rules of an edition in order of number.',
    description: 'Filtered by words in the number, the section or the summary.',
    querystring: requestSchema({
      edition,
      search: optional(text(), 'Words that must all occur in the number, the section or the summary.'),
    }),
    response: listOf('The rules.', ruleSchema),
    find: ({ query }) => success({ items: rulesOf(query.edition ?? undefined, query.search ?? undefined) }),
  });
  declareRoute(app, {
    path: '/editions',
    needs: 'ask',
    isConstant: true,
    tags,
    operationId: 'listEditions',
    summary: 'Every edition, the oldest first, with its differences from the newest.',
    description: 'An edition is one dated text of the Comprehensive Rules.',
    response: listOf('The editions.', editionSchema),
    find: () => success({ items: editionsWithDifferences() }),
  });
};

const listVariantsAndCoverage = (app: FastifyInstance): void => {
  declareRoute(app, {
    ...ofEdition,
    path: '/variants',
    needs: 'ask',
    isConstant: true,
    operationId: 'listVariants',
    summary: 'Every variant with its defaults.',
    description: "The defaults of a table's options, with the rules that set them.",
    response: listOf('The variants.', variantDefaultsSchema),
    find: ({ query }) => success({ items: variantDefaults(query.edition ?? undefined) }),
  });
  declareRoute(app, {
    ...ofEdition,
    path: '/coverage',
    needs: 'ask',
    isConstant: true,
    operationId: 'listCoverage',
    summary: 'Every rule of 800 to 811 in an edition, in order of number, and what answers it.',
    description:
      'A rule is answered by a question, an event or a field of the table; otherwise the note says why it is not.',
    response: listOf('The rules.', ruleCoverage),
    find: ({ query }) => success({ items: coverageOf(query.edition ?? undefined) }),
  });
};
