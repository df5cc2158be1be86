import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { meet } from './lib/me.svelte';

await meet().catch(() => undefined);                    // without a connection the page still opens, and says so
mount(App, { target: document.getElementById('app')! });
