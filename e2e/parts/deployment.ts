import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const TEXT = /\.(html|js|css|svg|md|webmanifest)$/

/** The shipped program beside a page of its own, which can be replaced by another version of it. */
export class Deployment {
  // Inside the project, where the program finds its packages.
  readonly #folder = mkdtempSync(join(root, 'dist/deployed-'))

  constructor() {
    for (const name of readdirSync(join(root, 'dist')))
      if (name.endsWith('.js')) cpSync(join(root, 'dist', name), join(this.#folder, name))
    cpSync(join(root, 'dist/web'), this.#web, { recursive: true })
    this.#dropCompressed()
  }

  get #web(): string {
    return join(this.#folder, 'web')
  }

  get program(): string {
    return join(this.#folder, 'leitai.js')
  }

  /** Everything in it is new, by name and by content: as after a build in which every file has changed. */
  rename(version: string): void {
    const assets = join(this.#web, 'assets')
    const names = readdirSync(assets)
    const renamed = (name: string): string => name.replace(/(\.\w+)$/, `.${version}$1`)
    for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)))
    for (const path of readdirSync(this.#web, { recursive: true, encoding: 'utf8' })) {
      if (!TEXT.test(path) || path === 'sw.js') continue
      const file = join(this.#web, path)
      let text = readFileSync(file, 'utf8')
      for (const name of names) text = text.replaceAll(name, renamed(name))
      writeFileSync(file, path.endsWith('.html') ? text.replace('<head>', `<head><!-- ${version} -->`) : text)
    }
    execFileSync(process.execPath, [join(root, 'scripts/lay-worker.mjs'), this.#web])
  }

  /** In the middle of a deployment: the old document, and every second of the other files, is still there. */
  half(): () => void {
    const index = join(this.#web, 'index.html')
    const whole = readFileSync(index, 'utf8')
    writeFileSync(index, readFileSync(join(root, 'dist/web/index.html'), 'utf8'))
    const assets = join(this.#web, 'assets')
    const missing = readdirSync(assets).filter((_, at) => at % 2 === 0)
    for (const name of missing) renameSync(join(assets, name), join(this.#folder, name))
    return () => {
      writeFileSync(index, whole)
      for (const name of missing) renameSync(join(this.#folder, name), join(assets, name))
    }
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #dropCompressed(): void {
    for (const path of readdirSync(this.#web, { recursive: true, encoding: 'utf8' }))
      if (/\.(br|gz)$/.test(path)) rmSync(join(this.#web, path))
  }
}
