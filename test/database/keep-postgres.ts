// A process that uses the embedded PostgreSQL of a folder until it is killed, or asked to leave with SIGTERM.
import { startEmbeddedPostgres } from '../../src/database/embedded-postgres.js';

const [folder = ''] = process.argv.slice(2);
const postgres = await startEmbeddedPostgres(folder);
process.once('SIGTERM', () => void postgres.close());
console.log(postgres.connectionString);
