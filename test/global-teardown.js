import { rm } from 'node:fs/promises';

export default async function tearDown() {
  await globalThis.templateOfTests?.drop();
  await globalThis.embeddedPostgresOfTests?.close();
  await rm(process.env.TEST_FOLDER, { recursive: true });
}
