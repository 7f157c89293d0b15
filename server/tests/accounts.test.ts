import { describe, expect, it } from 'vitest'
import { errorReply, guestReply, meReply } from '../../protocol/requests.ts'
import { isPassword } from '../accounts/passwords.ts'
import { nameKey } from '../store/accounts.ts'
import { HandClock } from '../testing/hand-clock.ts'
import { openHouse, shareHouse } from '../testing/house.ts'
import { bytesAt } from '../testing/place.ts'
import { withResetLink } from '../testing/reset.ts'
import { guest, member, PASSWORD, type Reply, Visitor } from '../testing/visitor.ts'

const house = shareHouse()

const complaint = ({ status, body }: Reply): string => `${status} ${errorReply.parse(body).error}`
const who = async (visitor: Visitor) => meReply.parse((await visitor.get('/api/me')).body)
const signIn = (visitor: Visitor, name: string, password = PASSWORD): Promise<Reply> =>
  visitor.post('/api/sign-in', { name, password })

describe('signing up', () => {
  it('makes an account of a guest, who keeps seat and cookie and is called so from now on', async () => {
    const { url } = house()
    const ann = await guest(url, 'Ann')
    const before = (await who(ann)).guest
    const { id } = await ann.open()
    const client = await ann.connect(id)
    const told = client.next('table')
    const reply = await ann.post('/api/account', { name: ' Änn-Marie ', password: PASSWORD })
    expect(reply.status).toBe(201)
    expect(reply.headers.getSetCookie()).toEqual([])
    expect(guestReply.parse(reply.body).guest).toEqual({ id: before?.id, name: 'Änn-Marie' })
    expect(await who(ann)).toEqual({ guest: { id: before?.id, name: 'Änn-Marie' }, account: true })
    expect((await told).table.seats[0]).toMatchObject({ name: 'Änn-Marie', you: true })
  })

  it('works for a stranger too, who gets a cookie', async () => {
    const cat = await member(house().url, 'Stranger Cat')
    expect(await who(cat)).toMatchObject({ guest: { name: 'Stranger Cat' }, account: true })
  })

  it('gives every name once, however it is written, also if two ask at once', async () => {
    const { url } = house()
    await member(url, 'Jürgen')
    for (const name of ['Jürgen', 'JÜRGEN', 'ju\u0308rgen', 'Ｊürgen'])
      expect(complaint(await new Visitor(url).post('/api/account', { name, password: PASSWORD }))).toMatch(
        /^409 This name belongs/,
      )
    const asked = Array.from({ length: 4 }, async () =>
      (await guest(url, 'One of many')).post('/api/account', { name: 'Wanted', password: PASSWORD }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual(['201', '409', '409', '409'])
  })

  it('is done once', async () => {
    const ann = await member(house().url, 'Once')
    expect(complaint(await ann.post('/api/account', { name: 'Twice', password: PASSWORD }))).toMatch(/^409 You have an/)
  })

  it('keeps the name for its owner, who keeps it', async () => {
    const { url } = house()
    const ann = await member(url, 'Keeper')
    expect(complaint(await new Visitor(url).post('/api/guest', { name: 'KEEPER' }))).toMatch(/^409 .*sign in/)
    expect(complaint(await (await guest(url, 'Eve')).post('/api/guest', { name: 'Keeper' }))).toMatch(/^409 .*sign in/)
    expect(complaint(await ann.post('/api/guest', { name: 'Another' }))).toMatch(/^409 An account keeps/)
    expect((await ann.post('/api/guest', { name: 'Keeper' })).status).toBe(200)
  })

  it.each([
    [{ name: 'Ann', password: 'short' }, /password: must have at least 8/],
    [{ name: 'Ann', password: 'x'.repeat(201) }, /password: must not be longer than 200/],
    [{ name: 'Ann' }, /password/],
    [{ name: '', password: PASSWORD }, /name: must not be empty/],
    [{ name: '..', password: PASSWORD }, /name: may have letters/],
    [{ name: 'a  b', password: PASSWORD }, /name: may have letters/],
    [{ name: 'a/b', password: PASSWORD }, /name: may have letters/],
    [{ name: 'a\u200Bb', password: PASSWORD }, /name: may have letters/],
    [{ name: 'Ann', password: PASSWORD, admin: true }, /admin/],
  ])('wants a name and a password that are ones: %j', async (body, says) => {
    const reply = await new Visitor(house().url).post('/api/account', body)
    expect(complaint(reply)).toMatch(/^400 /)
    expect(complaint(reply)).toMatch(says)
    expect(JSON.stringify(reply.body)).not.toContain('password":')
  })
})

describe('signing in', () => {
  it('brings somebody back in another browser, to the same seat, and leaves the first signed in', async () => {
    const { url } = house()
    const ann = await member(url, 'Traveller')
    const { id } = await ann.open()
    const phone = await guest(url, 'Somebody')
    expect((await signIn(phone, 'tRaveller')).status).toBe(200)
    expect(await who(phone)).toEqual(await who(ann))
    expect((await phone.table(id)).seats[0].you).toBe(true)
    expect((await ann.table(id)).seats[0].you).toBe(true)
  })

  it('tells nobody whether the name or the password is wrong', async () => {
    const { url } = house()
    await member(url, 'Known')
    const [wrong, unknown] = [
      await signIn(new Visitor(url), 'Known', 'wrong password'),
      await signIn(new Visitor(url), 'Unknown', 'wrong password'),
    ]
    expect(complaint(wrong)).toBe('403 Name or password is wrong.')
    expect(unknown.body).toEqual(wrong.body)
    expect([wrong, unknown].flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
  })

  it('compares with a password even where there is no account, and never takes it for right', async () => {
    expect(await isPassword(null, PASSWORD)).toBe(false)
  })

  it('is slowed down for each name and for each address', async () => {
    const clock = new HandClock()
    const rare = { burst: 2, perSecond: 1 }
    const often = { burst: 5, perSecond: 1 }
    const { url } = await openHouse({ clock, signIn: { perName: rare, perAddress: often } })
    await member(url, 'Ann')
    const from = async (address: string, name: string, password: string): Promise<number> => {
      const response = await fetch(`${url}/api/sign-in`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: JSON.stringify({ name, password }),
      })
      return response.status
    }
    expect(await from('10.0.0.1', 'Ann', 'wrong')).toBe(403)
    expect(await from('10.0.0.2', 'ANN', 'wrong')).toBe(403)
    expect(await from('10.0.0.3', 'ann', PASSWORD)).toBe(429)
    const guesses: number[] = []
    for (const name of 'abcdef') guesses.push(await from('10.0.0.4', name, 'wrong'))
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429])
    // Who has one address of IPv6 has very many.
    const inOneHouse: number[] = []
    for (const name of 'abcdef') inOneHouse.push(await from(`2001:db8:1:2::${name}`, `another ${name}`, 'wrong'))
    expect(inOneHouse).toEqual(guesses)
    clock.pass(1000)
    expect(await from('10.0.0.3', 'ann', PASSWORD)).toBe(200)
  })

  it('leaves no password on disk and none in what the server says', async () => {
    const { url, folder, reports } = house()
    const password = 'never to be found again'
    const ann = await member(url, 'Secretive', password)
    await signIn(new Visitor(url), 'Secretive', `${password}!`)
    await ann.post('/api/account', { name: 'Secretive', password: { password } })
    const bytes = await bytesAt(folder)
    expect(bytes).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(bytes + reports.join()).not.toContain(password)
  })
})

describe('signing out', () => {
  it('ends this session and no other, and cuts off what is connected with it', async () => {
    const { url } = house()
    const ann = await member(url, 'Leaver')
    const { id } = await ann.open()
    const phone = new Visitor(url)
    await signIn(phone, 'Leaver')
    const [here, there] = [await ann.connect(id), await phone.connect(id)]
    const { cookie } = phone
    expect((await phone.post('/api/sign-out', {})).body).toEqual({ done: true })
    expect(phone.cookie).toBe('')
    phone.cookie = cookie
    expect(await who(phone)).toEqual({ guest: null, account: false })
    expect(await there.closed).toEqual([4001, 'You have signed out.'])
    here.send({ type: 'resume' })
    await here.next('welcome')
    expect((await who(ann)).account).toBe(true)
  })

  it('everywhere ends all of them', async () => {
    const { url } = house()
    const ann = await member(url, 'Everywhere')
    const { id } = await ann.open()
    const phone = new Visitor(url)
    await signIn(phone, 'Everywhere')
    const clients = [await ann.connect(id), await phone.connect(id)]
    expect((await ann.post('/api/sign-out', { everywhere: true })).status).toBe(200)
    expect((await Promise.all(clients.map(({ closed }) => closed))).map(([code]) => code)).toEqual([4001, 4001])
    expect(await who(phone)).toEqual({ guest: null, account: false })
    expect((await signIn(phone, 'Everywhere')).status).toBe(200)
    expect((await phone.table(id)).seats[0].you).toBe(true)
  })

  it('is not for a guest, who could not come back', async () => {
    const ann = await guest(house().url, 'Ann')
    expect(complaint(await ann.post('/api/sign-out', {}))).toMatch(/^409 .*sign up first/)
    expect((await who(ann)).guest?.name).toBe('Ann')
  })
})

describe('a password', () => {
  it('is changed by who knows the old one; other browsers are signed out', async () => {
    const { url } = house()
    const ann = await member(url, 'Changer')
    const phone = new Visitor(url)
    await signIn(phone, 'Changer')
    const change = (old: string): Promise<Reply> => ann.post('/api/account/password', { old, new: 'battery staple' })
    expect(complaint(await change('wrong'))).toBe('403 The old password is wrong.')
    expect((await change(PASSWORD)).status).toBe(200)
    expect((await who(ann)).account).toBe(true)
    expect((await who(phone)).guest).toBeNull()
    expect((await signIn(phone, 'Changer')).status).toBe(403)
    expect((await signIn(phone, 'Changer', 'battery staple')).status).toBe(200)
  })

  it('that was forgotten is set by a link, once; all who were signed in are signed out', async () => {
    const { house: again, forgetful, token } = await withResetLink('Forgetful')
    const reset = (password: string): Promise<Reply> =>
      new Visitor(again.url).post('/api/account/reset', { token, password })
    expect(complaint(await reset('short'))).toMatch(/^400 .*at least 8/)
    const found = new Visitor(again.url)
    const reply = await found.post('/api/account/reset', { token, password: 'found again' })
    expect(guestReply.parse(reply.body).guest.name).toBe('Forgetful')
    expect((await who(found)).account).toBe(true)
    expect((await who(forgetful)).guest).toBeNull()
    expect(complaint(await reset('once more please'))).toMatch(/^403 This link has been used/)
    expect((await signIn(forgetful, 'Forgetful')).status).toBe(403)
    expect((await signIn(forgetful, 'Forgetful', 'found again')).status).toBe(200)
    expect(await bytesAt(again.folder)).not.toContain(token)
  })

  it('that was forgotten: those who run the house make the link while it is open, and the log does not know it', async () => {
    const adminToken = 'a-token-for-tests-and-no-other'
    const notes: unknown[] = []
    const { url } = await openHouse({ adminToken, note: (happening) => notes.push(happening) })
    await member(url, 'Ann')
    const make = (name: string, type: string, token = adminToken): Promise<Response> =>
      fetch(`${url}/admin/reset-link`, {
        method: 'POST',
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
        body: type.includes('json') ? JSON.stringify({ name }) : new URLSearchParams({ name }).toString(),
      })
    expect((await make('Ann', 'application/json', 'another-token-altogether')).status).toBe(403)
    expect((await make('Nobody', 'application/json')).status).toBe(404)
    const shown = await (await make('ann', 'application/x-www-form-urlencoded')).text()
    const [link, token] = /http:[^ <]+\/reset#([\w-]{43})/.exec(shown) ?? []
    expect(link).toBe(`${url}/reset#${token}`)
    expect(JSON.stringify(notes)).toContain('reset-link')
    expect(JSON.stringify(notes)).not.toContain(token)
    const reply = await new Visitor(url).post('/api/account/reset', { token, password: 'found again' })
    expect(guestReply.parse(reply.body).guest.name).toBe('Ann')
  })

  it('is not set by a link of the day before yesterday, nor after it was changed', async () => {
    const old = await withResetLink('Late', Date.now() - 2 * 24 * 3600 * 1000)
    const reply = await new Visitor(old.house.url).post('/api/account/reset', { token: old.token, password: PASSWORD })
    expect(complaint(reply)).toMatch(/^403 .*too old/)
    const { forgetful, token } = await withResetLink('Remembers')
    await forgetful.post('/api/account/password', { old: PASSWORD, new: 'another horse' })
    expect((await forgetful.post('/api/account/reset', { token, password: PASSWORD })).status).toBe(403)
  })
})

it('a name is one name in every case and spelling', () => {
  const same = [
    ['STRASSE', 'straße'],
    ['ΣΊΣΥΦΟΣ', 'σίσυφος'],
    ['é', 'e\u0301'],
  ]
  for (const [one, other] of same) expect(nameKey(one)).toBe(nameKey(other))
  expect(nameKey('Ann')).not.toBe(nameKey('Anne'))
})
