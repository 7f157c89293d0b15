/** The icons that devices want as PNG, from web/public/icon.svg: `node scripts/app-icons.mjs`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { chromium as install } from './chromium.mjs'

const folder = fileURLToPath(new URL('../web/public/', import.meta.url))
const drawing = readFileSync(`${folder}icon.svg`, 'utf8')

/** Cut to any shape by the device: colour up to the edge, the drawing inside the circle that stays. */
const bleeding = drawing
  .replace(/ rx="\d+"/, '')
  .replace('<g ', '<g transform="translate(32 32) scale(0.72) translate(-32 -32)" ')
if (!bleeding.includes('scale') || bleeding.includes('rx=')) throw new Error('icon.svg is not drawn as expected')

const ICONS = [
  ['icon-192.png', 192, drawing],
  ['icon-512.png', 512, drawing],
  ['icon-maskable-192.png', 192, bleeding],
  ['icon-maskable-512.png', 512, bleeding],
  ['icon-apple.png', 180, bleeding],
]

const executablePath = install()
if (executablePath === null) process.exit(1)
const browser = await chromium.launch({ executablePath, args: ['--disable-dev-shm-usage'] })
try {
  const page = await browser.newPage()
  for (const [name, size, svg] of ICONS) {
    await page.setViewportSize({ width: size, height: size })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`)
    writeFileSync(folder + name, await page.screenshot({ omitBackground: true }))
  }
} finally {
  await browser.close()
}
