import { rm } from 'node:fs/promises';

export default async function tearDown() {
  const { postgres, folder } = globalThis.embeddedPostgresOfTests ?? {};
  await postgres?.close();
  if (folder) await rm(folder, { recursive: true });
}
