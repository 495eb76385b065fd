import { tagsOf } from '../web/assets.js';
import type { DocumentationPage } from './layout.js';

/** Returns the REST reference, which loads nothing from other hosts. */
export const referencePage = async (): Promise<DocumentationPage> => ({
  path: '/docs/rest',
  title: 'REST reference',
  isWide: true,
  head: await tagsOf('source/reference.ts'),
  body: `<h1>REST reference</h1>
<p>Generated from <a href="/v1/openapi.json">the OpenAPI document</a>. You can try every operation here.</p>
<div id="reference"></div>`,
});
