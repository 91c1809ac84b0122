/** A board without a server: `/src/dev/index.html?game=…&fixture=…&theme=dark&lang=en&play=1&frame=0`. */
import '@fontsource-variable/noto-sans-kr/index.css'
import '../app.css'
import { mount } from 'svelte'
import { settings, type Language, type Theme } from '../core/settings.svelte'
import Playground from './Playground.svelte'

const query = new URLSearchParams(location.search)
settings.language = (query.get('lang') as Language | null) ?? 'ko'
settings.theme = (query.get('theme') as Theme | null) ?? 'system'
settings.lessMotion = query.has('still')
settings.dress()
mount(Playground, { target: document.getElementById('app')! })
