import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const games = fileURLToPath(new URL('../games/', import.meta.url))
const { icons: drawings } = JSON.parse(
  readFileSync(fileURLToPath(import.meta.resolve('@iconify-json/game-icons/icons.json')), 'utf8'),
)

/**
 * Which drawing stands for what: `games/<id>/ui/icons.ts` exports it where it follows from the game's tables, else it is
 * `icons.json`. Beside it lies a sheet with just these.
 */
const tableOf = async (id) => {
  const code = `${games}${id}/ui/icons.ts`
  if (!existsSync(code)) return JSON.parse(readFileSync(`${games}${id}/ui/icons.json`, 'utf8'))
  const { outputFiles } = await build({ entryPoints: [code], bundle: true, format: 'esm', write: false })
  const { icons } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  return icons
}

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

const has = (id, file) => existsSync(`${games}${id}/ui/${file}`)
for (const id of readdirSync(games).filter((name) => has(name, 'icons.ts') || has(name, 'icons.json'))) {
  const file = `${games}${id}/ui/icons.svg`
  const text = sheet(await tableOf(id))
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text)
  } else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    console.error(`games/${id}/ui/icons.svg does not match the icons beside it: npm run registry`)
    process.exitCode = 1
  }
}
