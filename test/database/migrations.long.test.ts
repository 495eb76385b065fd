// 22 s: needs the network: Prisma's schema engine is installed when it first runs, and two databases in WebAssembly for it.
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { sqlMissingFromMigrations } from '../../scripts/schema-engine.js';

test('the migrations lead to prisma/schema.prisma, as Prisma itself compares them', async () =>
  expect(await sqlMissingFromMigrations(join(import.meta.dirname, '..', '..', 'prisma'))).toBe(''));
