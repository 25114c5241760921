// The entry of the page: settings, fonts and styles, the app, and the service worker behind it.
import './style/base.css';
import './style/home.css';
import './style/table.css';
import './style/panel.css';
import './style/map.css';
import './games/credentials/style.css';
import './games/credentials/load-sheet.css';
import './games/sherman-leader/style.css';
import './games/sherman-leader/country.css';
import './games/sherman-leader/force.css';
import './games/sherman-leader/headquarters.css';
import { render } from 'preact';
import { App } from './app.tsx';
import { watchForUpdates } from './core/offline.ts';
import { applySettings } from './core/settings.ts';
import { listenForDrops } from './parts/drop.ts';

applySettings();
const root = document.getElementById('app');
if (root !== null) render(<App />, root);
listenForDrops();
watchForUpdates();
