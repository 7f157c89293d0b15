import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'

/** A program of the bench in a process of its own, which answers every message by one. */
export class Child {
  #process
  /** What it said when it was ready. */
  ready = null

  static async start(program, args = [], execArgv = []) {
    const child = new Child()
    child.#process = fork(program, args, {
      execArgv,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    child.ready = await child.#said()
    return child
  }

  #said() {
    const child = this.#process
    return new Promise((resolve, reject) => {
      const fail = (code) => reject(new Error(`${child.spawnfile} has ended with ${code}`))
      child.once('exit', fail)
      child.once('message', (said) => {
        child.off('exit', fail)
        resolve(said)
      })
    })
  }

  ask(message) {
    const said = this.#said()
    this.#process.send(message)
    return said
  }

  /** CPU-seconds of all its threads so far: in nanoseconds where /proc/<pid>/stat has steps of ten milliseconds. */
  cpu() {
    const tasks = `/proc/${this.#process.pid}/task`
    const ran = readdirSync(tasks).map((thread) => readFileSync(`${tasks}/${thread}/schedstat`, 'utf8').split(' ')[0])
    return ran.reduce((sum, time) => sum + Number(time), 0) / 1e9
  }

  /** Lets it end in good order. */
  async end() {
    const ended = once(this.#process, 'exit')
    this.#process.disconnect()
    await ended
  }
}
