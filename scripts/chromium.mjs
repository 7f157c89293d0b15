import { pathToFileURL } from 'node:url'
import { fromDebian } from './debian.mjs'

export const chromium = () =>
  fromDebian({
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    path: '/usr/bin/chromium',
    packages: ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji', 'fonts-wqy-microhei'],
    needed: 'The browser tests need',
  })

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = chromium()
  if (path === null) process.exit(1)
  console.log(path)
}
