import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { identify } from './lib/profile/me.svelte';
import { route } from './lib/platform/router.svelte';
import { screenAt } from './lib/platform/screens';

// Without a connection the page still opens, and says so. (No `await`: the screens import from this file, and would wait for it.)
void Promise.allSettled([identify(), screenAt(route.path).load()]).then(() => mount(App, { target: document.getElementById('app')! }));
