import { render } from 'preact';
import './page.css';
import { Page } from './page';
import { isNewVersion } from './version';

const place = document.getElementById('page');
if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
if (place) render(<Page isNew={isNewVersion()} />, place);
// The picture asks as soon as somebody points at it.
setTimeout(() => void import('../../src/generated/questions/combat').catch(() => undefined));
