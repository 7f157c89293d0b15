import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const PROGRAM = fileURLToPath(new URL('../../dist/leitai.js', import.meta.url))

/** What opens its page for those who run it. */
export const ADMIN_TOKEN = 'a-token-for-tests-and-no-other'

/** The real server as it is shipped, with a folder of its own. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'leitai-e2e-'))
  #process: ChildProcess | null = null
  #port = '0'
  readonly #program: string

  /** Of a program that was built elsewhere, or as it is shipped. */
  constructor(program = PROGRAM) {
    this.#program = program
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** The first time at any free port, then always there. */
  async start(): Promise<void> {
    const started = spawn(process.execPath, [this.#program, 'serve', '--port', this.#port, '--data', this.#data], {
      env: { ...process.env, HOST: '127.0.0.1', ADMIN_TOKEN },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#process = started
    let said = ''
    for (const stream of [started.stdout, started.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text
      })
    while (!/open at http:\/\/127\.0\.0\.1:\d+/.test(said)) {
      if (started.exitCode !== null) throw new Error(`the server did not start: ${said}`)
      await Promise.race([once(started.stdout, 'data'), once(started, 'exit')])
    }
    this.#port = /:(\d+)/.exec(said)?.[1] ?? ''
  }

  /** As by a power cut: it has no time to say goodbye. */
  async kill(): Promise<void> {
    const running = this.#process
    this.#process = null
    if (running === null || running.exitCode !== null) return
    const gone = once(running, 'exit')
    running.kill('SIGKILL')
    await gone
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.#data, { recursive: true, force: true })
  }
}
