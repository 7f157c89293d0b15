import { expect, test } from 'vitest'
import { guestReply } from '../protocol/requests.ts'
import { leitai, scratch } from './testing/program.ts'
import { start } from './testing/running.ts'

const file = scratch()
const data = file('data')

const post = async (address: string, path: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

test('leitai admin reset-link helps who has forgotten the password', async () => {
  const first = start('serve', '--port', '0', '--data', data)
  const [address] = await first.says(/http:\S+/)
  await post(address, '/api/account', { name: 'Ann', password: 'to be forgotten' })
  const tooEarly = leitai(['admin', 'reset-link', 'Ann', '--data', data])
  expect(tooEarly).toMatchObject({ code: 2, err: expect.stringMatching(/another server is already using it/) })
  await first.end('SIGTERM')

  expect(leitai(['admin', 'reset-link', 'Bob', '--data', data]).err).toMatch(/there is no account 'Bob'/)
  const { code, out } = leitai(['admin', 'reset-link', 'ANN', '--data', data, '--site', 'https://dojo.example'])
  expect(code).toBe(0)
  const [, token] = /^https:\/\/dojo\.example\/reset#([\w-]{43})$/m.exec(out) ?? []
  const again = start('serve', '--port', '0', '--data', data)
  const [there] = await again.says(/http:\S+/)
  const reply = await post(there, '/api/account/reset', { token, password: 'found again' })
  expect(guestReply.parse(reply).guest.name).toBe('Ann')
})
