import { render } from 'preact';
import './page.css';
import { Page } from './page';
import { isNewVersion } from './version';

const place = document.getElementById('page');
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
if (place) render(<Page isNew={isNewVersion()} />, place);
// Preloads the combat questions, which the picture asks at the first tap.
setTimeout(() => void import('../../src/generated/questions/combat').catch(() => undefined));
