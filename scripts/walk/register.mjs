import { register } from 'node:module'

// `node --import` this file runs TypeScript. Worker threads inherit the option.
register('./loader.mjs', import.meta.url)
