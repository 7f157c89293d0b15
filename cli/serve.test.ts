import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { PROGRAM, scratch } from './testing/program.ts'

const file = scratch()

const serve = (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, 'serve', ...args], {
    env: { ...process.env, PORT: '0', DATA_DIR: file('data'), ...env },
    encoding: 'utf8',
  })
  return { code: status, out: stdout, err: stderr }
}

describe('leitai serve', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'says its address, keeps its data, and %s ends it in good order',
    async (signal) => {
      const folder = file(`data of ${signal}`)
      const child = spawn(process.execPath, [PROGRAM, 'serve'], {
        env: { ...process.env, PORT: '0', DATA_DIR: folder },
      })
      const said: string[] = []
      let address = ''
      for await (const line of createInterface({ input: child.stdout })) {
        said.push(line)
        address = /^Leitai is open at (http:\/\/127\.0\.0\.1:\d+)$/.exec(line)?.[1] ?? ''
        if (address !== '') break
      }
      const isOld = Number.parseInt(process.versions.node, 10) < 22
      expect(said.filter((line) => line.includes('is recommended'))).toHaveLength(isOld ? 1 : 0)
      const response = await fetch(`${address}/api/me`)
      expect(await response.json()).toEqual({ guest: null, account: false })
      expect(existsSync(`${folder}/leitai.db`)).toBe(true)
      const ended = once(child, 'exit')
      child.kill(signal)
      expect(await ended).toEqual([0, null])
    },
  )

  test('whoever ends it as soon as it says its address ends it in good order', () => {
    const hasty = file('hasty.mjs')
    writeFileSync(
      hasty,
      `const { write } = process.stdout
      process.stdout.write = (text, ...rest) => {
        const done = write.call(process.stdout, text, ...rest)
        if (text.includes('is open at')) process.kill(process.pid, 'SIGTERM')
        return done
      }`,
    )
    expect(serve([], { NODE_OPTIONS: `--import=${pathToFileURL(hasty).href}` })).toMatchObject({ code: 0, err: '' })
  })

  test('a taken port is one line', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const port = typeof address === 'object' && address !== null ? String(address.port) : ''
    const line = `leitai: port ${port} is taken; choose another one with --port or PORT\n`
    expect(serve([], { PORT: port })).toEqual({ code: 2, out: '', err: line })
    expect(serve(['--port', port])).toEqual({ code: 2, out: '', err: line })
    other.close()
  })

  writeFileSync(file('file'), '')
  test.each<[string, readonly string[], Readonly<Record<string, string>>, RegExp]>([
    ['a port that is none', ['--port', 'http'], {}, /--port: must be a number from 0 to 65535/],
    ['a port that is too large', ['--port=65536'], {}, /--port: must be a number/],
    ['a PORT that is none', [], { PORT: '80a' }, /PORT: must be a number/],
    ['a folder that cannot be written to', ['--data', '/proc/leitai'], {}, /\/proc\/leitai: it cannot be written to/],
    ['a folder that is a file', [], { DATA_DIR: file('file') }, /cannot keep data in .*: it is not a folder/],
    ['an address of another machine', ['--host', '192.0.2.1'], {}, /192\.0\.2\.1 is no address of this machine/],
    ['an address that is none', [], { HOST: 'no such host' }, /no such host is no address of this machine/],
    ['a word too many', ['now'], {}, /'now' is one word too many/],
  ])('%s is one line', (_title, args, env, says) => {
    const { code, out, err } = serve(args, env)
    expect(err).toMatch(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})
