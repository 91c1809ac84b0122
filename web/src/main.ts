import '@fontsource-variable/noto-sans-kr/index.css'
import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from './core/settings.svelte'

settings.dress()
mount(App, { target: document.getElementById('app')! })
