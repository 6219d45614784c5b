import '@fontsource-variable/inter';
import './app.css';

import { mount } from 'svelte';

import App from './App.svelte';
import { catalogue } from './lib/catalogue.svelte';
import { router } from './lib/router.svelte';
import { watchNetwork } from './lib/server';
import { settings } from './lib/settings.svelte';
import { who } from './lib/who.svelte';

settings.start();
router.start();
watchNetwork();
who.load();
void catalogue.load();

const target = document.getElementById('app');
if (!target) throw new Error('index.html has no element with the id app');
mount(App, { target });
