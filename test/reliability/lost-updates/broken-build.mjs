// Imported before the server: takes something out of the bundle of src/games/changes/appending-statement.ts as it is loaded. What, stands in BROKEN.
import { register } from 'node:module';

register('./broken-build-hooks.mjs', import.meta.url, { data: JSON.parse(process.env.BROKEN ?? '[]') });
