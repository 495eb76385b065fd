// Creates, lists and revokes API keys: npm run keys -- create --tenant acme --name "ci" --scope write
import { readCommand } from './http/access/command.js';
import { openKeys } from './http/access/keys.js';
import { messageOf } from './database/start-up-error.js';
import { withDatabase } from './with-database.js';

try {
  const command = readCommand(process.argv.slice(2));
  await withDatabase(process.env, async (url) => {
    const keys = openKeys(url);
    try {
      const { result, note } = await command(keys);
      if (result) process.stdout.write(`${result}\n`);
      if (note) process.stderr.write(`${note}\n`);
    } finally {
      await keys.close();
    }
  });
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exitCode = 1;
}
