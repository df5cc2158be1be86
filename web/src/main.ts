import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/me.svelte';

// The screen that is likely comes while we meet.
const first = /\/t\/[^/]+$/.test(location.pathname) ? import('./screens/TableScreen.svelte') : import('./screens/Home.svelte');
first.catch(() => undefined);
await meet().catch(() => undefined);                    // without a connection the page still opens, and says so
mount(App, { target: document.getElementById('app')! });
