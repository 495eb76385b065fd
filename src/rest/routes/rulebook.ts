import type { FastifyInstance } from 'fastify';
import { optional, required, text } from '../../domain/schema/schema.js';
import { rulesEdition } from '../../domain/state/vocabulary.js';
import { editionsWithDifferences } from '../../domain/rulebook/differences.js';
import type { RulesEdition } from '../../domain/rulebook/editions.js';
import { variantDefaults, variantDefaultsSchema } from '../../domain/variants/variant-defaults.js';
import { editionSchema, ruleSchema, ruleWithNumbers } from '../../domain/rulebook/rulebook-schemas.js';
import { findRule, numbersOf, rulesOf } from '../../domain/rulebook/rulebook.js';
import { apiRoute } from '../../http/access/route-protection.js';
import { coverageOf, ruleCoverage } from '../../questions/catalogue/coverage.js';
import { reply } from './ask.js';
import { itemsOf, responses } from '../openapi/route-schemas.js';
import { jsonSchemaOf } from '../openapi/json-schemas.js';
import { requestSchema } from '../request-readers.js';

const tags = ['The rulebook'];
const edition = optional(rulesEdition, 'Which edition; the newest where left out.');

/** The rules themselves: one, all of an edition, the editions. */
export const rulebookRoutes = (app: FastifyInstance): void => {
  const rule = {
    tags,
    operationId: 'getRule',
    summary: 'One rule by its number in that edition; without one, in the newest edition that has the number.',
    description: "With its numbers in the other editions. The summary is in this project's own words.",
    params: requestSchema({ number: required(text(20), 'The number, for example 801.5c.') }),
    querystring: requestSchema({ edition }),
    response: responses(200, 'The rule.', jsonSchemaOf(ruleWithNumbers), [400, 404]),
  };
  app.get('/rules/:number', { config: apiRoute('read'), schema: rule }, (request, response) =>
    reply(response, () => {
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
    querystring: requestSchema({ edition, search }),
    response: responses(200, 'The rules.', itemsOf(jsonSchemaOf(ruleSchema)), [400]),
  };
  app.get('/rules', { config: apiRoute('read'), schema: rules }, (request, response) =>
    reply(response, () => {
      const query = request.query as { edition?: RulesEdition; search?: string };
      return { ok: true as const, value: { items: rulesOf(query.edition, query.search) } };
    }),
  );
  const known = {
    tags,
    operationId: 'listEditions',
    summary: 'Every edition, the oldest first, with what it decides otherwise than the newest one.',
    description: 'An edition is one dated text of the Comprehensive Rules.',
    response: responses(200, 'The editions.', itemsOf(jsonSchemaOf(editionSchema)), []),
  };
  app.get('/editions', { config: apiRoute('read'), schema: known }, () => ({ items: editionsWithDifferences() }));
  variantsRoute(app);
  coverageRoute(app);
};

const coverageRoute = (app: FastifyInstance): void => {
  const schema = {
    tags,
    operationId: 'listCoverage',
    summary: 'Every rule of 800 to 811 in an edition, in order of number, and what answers it.',
    description:
      'What answers a rule is a question, an event or a field of the table; else the note says why nothing does.',
    querystring: requestSchema({ edition }),
    response: responses(200, 'The rules.', itemsOf(jsonSchemaOf(ruleCoverage)), [400]),
  };
  app.get('/coverage', { config: apiRoute('read'), schema }, (request, response) =>
    reply(response, () => {
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
    querystring: requestSchema({ edition }),
    response: responses(200, 'The variants.', itemsOf(jsonSchemaOf(variantDefaultsSchema)), [400]),
  };
  app.get('/variants', { config: apiRoute('read'), schema }, (request, response) =>
    reply(response, () => {
      const query = request.query as { edition?: RulesEdition };
      return { ok: true as const, value: { items: variantDefaults(query.edition) } };
    }),
  );
};
