import { defineConfig } from '@playwright/test'
import base from './playwright.config.ts'

/** Pictures to look at, made by `npm run shots`. */
export default defineConfig({ ...base, testMatch: 'shots.ts', reporter: 'line', workers: 1 })
