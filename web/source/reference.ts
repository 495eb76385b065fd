import SwaggerUIBundle from 'swagger-ui-dist/swagger-ui-bundle.js';
import 'swagger-ui-dist/swagger-ui.css';
import { accessible } from './reference-plugin';
import './reference.css';

const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = (): void => void document.documentElement.classList.toggle('dark-mode', dark.matches);
follow();
dark.addEventListener('change', follow);

SwaggerUIBundle({
  url: '/v1/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: 0,
  tryItOutEnabled: true,
  plugins: [accessible],
  layout: 'OperationsAndSchemas',
});
