import { answer } from './crossing-caps.js';

document.title = String(answer());
