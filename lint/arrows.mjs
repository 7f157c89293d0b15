import { dirname, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))

const front = { parts: ['table', 'protocol', 'bots', 'lab', 'kernel', 'registry', 'package.json'], packages: [''] }

/** What each part may import besides itself. A package is allowed by the start of its name: '' allows every package. */
const arrows = {
  kernel: { parts: [], packages: ['@noble/', '#sha256'] },
  game: { parts: ['kernel'], packages: [] },
  ui: { parts: ['game', 'board', 'kernel'], packages: [''] },
  registry: { parts: ['game', 'kernel'], packages: [] },
  boards: { parts: ['ui', 'board', 'kernel'], packages: [] },
  games: { parts: ['registry', 'kernel'], packages: [] },
  board: { parts: ['kernel'], packages: [''] },
  bots: { parts: ['kernel'], packages: [] },
  lab: { parts: ['bots', 'kernel'], packages: [''] },
  protocol: { parts: ['kernel'], packages: [''] },
  table: { parts: ['protocol', 'kernel'], packages: [] },
  server: front,
  web: { parts: [...front.parts, 'boards', 'board'], packages: [''] },
  cli: { ...front, parts: [...front.parts, 'server'] },
}

/** Tests and what lies in folders named testing may also take their games from the registry; nothing else imports them. */
const inTests = { parts: ['registry'], packages: ['vitest', 'fast-check', 'node:'] }

const isTest = (path) => /(^|[\\/])testing[\\/]|\.test\.ts$/.test(relative(root, path))

/** What scripts/registry.mjs makes of the folders under games/. */
const GENERATED = {
  'registry.ts': 'registry',
  'examples.ts': 'registry',
  'lessons.ts': 'registry',
  'boards.ts': 'boards',
  'editors.ts': 'boards',
  'posters.ts': 'boards',
}

function locate(path) {
  const [folder, ...rest] = relative(root, path).split(sep)
  if (folder !== 'games') return { part: folder }
  if (rest.length === 1) return { part: GENERATED[rest[0]] ?? 'games' }
  return { part: rest[1] === 'ui' ? 'ui' : 'game', game: rest[0] }
}

function isAllowed(file, specifier) {
  const from = locate(file)
  const arrow = arrows[from.part]
  if (!arrow) return true
  if (!/^[./]/.test(specifier)) {
    const packages = isTest(file) ? [...arrow.packages, ...inTests.packages] : arrow.packages
    return packages.some((start) => specifier.startsWith(start))
  }
  const target = resolve(dirname(file), specifier)
  if (isTest(target) && !isTest(file)) return false
  const to = locate(target)
  const parts = isTest(file) ? [...arrow.parts, ...inTests.parts] : arrow.parts
  const isOtherGame = from.game !== undefined && to.game !== undefined && from.game !== to.game
  return (to.part === from.part || parts.includes(to.part)) && !isOtherGame
}

export const arrowsRule = {
  create(context) {
    const check = (node) => {
      const specifier = node.source?.value
      if (typeof specifier !== 'string' || isAllowed(context.filename, specifier)) return
      const { part } = locate(context.filename)
      context.report({ node: node.source, message: `'${specifier}' is not for ${part} to import: see lint/arrows.mjs` })
    }
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    }
  },
}
