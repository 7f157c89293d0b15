import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const games = fileURLToPath(new URL('../games/', import.meta.url))
const { icons: drawings } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
)

/** `games/<id>/ui/icons.json` says which drawing stands for what; beside it lies a sheet with just these. */
const sheet = (table) => {
  const symbols = Object.entries(table).map(([id, { icon, author }]) => {
    const drawing = drawings[icon]?.body
    if (drawing === undefined) throw new Error(`there is no icon ${icon}`)
    return `  <!-- ${icon} by ${author} -->\n  <symbol id="${id}" viewBox="0 0 512 512">${drawing}</symbol>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">
  <!-- made by scripts/icons.mjs; from https://game-icons.net, CC BY 3.0 -->
${symbols.join('')}</svg>
`
}

for (const id of readdirSync(games).filter((name) => existsSync(`${games}${name}/ui/icons.json`))) {
  const file = `${games}${id}/ui/icons.svg`
  const text = sheet(JSON.parse(readFileSync(`${games}${id}/ui/icons.json`, 'utf8')))
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`games/${id}/ui/icons.svg does not match icons.json beside it: node scripts/icons.mjs`)
    process.exitCode = 1
  }
}
