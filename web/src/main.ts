import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/me.svelte';
import { route } from './lib/router.svelte';
import { screenAt } from './lib/screens';

// Without a connection the page still opens, and says so. (No `await`: the screens import from this file, and would wait for it.)
void Promise.allSettled([meet(), screenAt(route.path).load()]).then(() => mount(App, { target: document.getElementById('app')! }));
