import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { describeProblem } from '../kernel/result.ts'
import { readSettings, SETTINGS, settingsTable } from './settings.ts'

const LONG = 'x'.repeat(20)

describe('the settings', () => {
  test('are the usual ones if nothing is said, or what is said is empty', () => {
    const usual = {
      port: 8080,
      host: '127.0.0.1',
      data: './data',
      redis: null,
      address: null,
      log: 'text',
      adminToken: null,
      metricsToken: null,
    }
    expect(readSettings({}, {})).toEqual({ ok: true, value: usual })
    const empty = Object.fromEntries(Object.keys(SETTINGS).map((name) => [name, '']))
    expect(readSettings(empty, {})).toEqual({ ok: true, value: usual })
  })

  test('come from the environment, and a flag wins', () => {
    const env = {
      PORT: '9000',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv',
      LOG: 'json',
      REDIS_URL: 'redis://news:6379',
      SERVER_URL: 'http://10.0.0.7:9000',
      ADMIN_TOKEN: LONG,
      METRICS_TOKEN: `${LONG}!`,
    }
    const read = { port: 9000, host: '0.0.0.0', data: '/srv', redis: 'redis://news:6379', log: 'json' }
    const address = 'http://10.0.0.7:9000'
    const tokens = { adminToken: LONG, metricsToken: `${LONG}!` }
    expect(readSettings(env, {})).toEqual({ ok: true, value: { ...read, address, ...tokens } })
    expect(readSettings(env, { port: '0', host: '::1', data: './here' })).toMatchObject({
      value: { port: 0, host: '::1', data: './here' },
    })
    const both = readSettings({ ...env, DATABASE_URL: 'postgres://a:b@c/d' }, {})
    expect(both).toMatchObject({ value: { data: 'postgres://a:b@c/d' } })
  })

  test.each([
    [{ PORT: 'http' }, {}, /^PORT: must be a number from 0 to 65535$/],
    [{}, { port: '65536' }, /^--port: must be a number/],
    [{ DATABASE_URL: 'mysql://root:hunter2@db/x' }, {}, /^DATABASE_URL: must be the URL of a PostgreSQL/],
    [{ REDIS_URL: 'hunter2@redis' }, {}, /^REDIS_URL: must be a URL: redis:/],
    [{ SERVER_URL: 'hunter2:8080' }, {}, /^SERVER_URL: must be a URL without a path: http:/],
    [{ SERVER_URL: 'http://host:8080/hunter2' }, {}, /^SERVER_URL: must be a URL/],
    [{ LOG: 'loud' }, {}, /^LOG: must be one of text, json$/],
    [{ ADMIN_TOKEN: 'hunter2' }, {}, /^ADMIN_TOKEN: must have 20 to 200 characters, no blanks; openssl/],
    [{ ADMIN_TOKEN: `hunter2 ${LONG}` }, {}, /^ADMIN_TOKEN: must have/],
    [{ METRICS_TOKEN: 'hunter2'.repeat(100) }, {}, /^METRICS_TOKEN: must have/],
  ])('%j %j is refused, with its name and without its value', (env, flags, says) => {
    const read = readSettings(env, flags)
    const problem = read.ok ? '' : describeProblem(read.problem)
    expect(problem).toMatch(says)
    expect(problem).not.toContain('hunter2')
  })

  test('are in the README as they are', () => {
    expect(readFileSync(new URL('../README.md', import.meta.url), 'utf8')).toContain(settingsTable())
  })
})
