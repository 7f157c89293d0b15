import { expect, it } from 'vitest'
import { openHouse } from '../testing/house.ts'
import { check } from '../testing/soak/check.ts'
import type { Played } from '../testing/soak/tables.ts'
import { guest } from '../testing/visitor.ts'
import { wanderer } from '../testing/wanderer.ts'

it('the soak notices what is lost, doubled or different', async () => {
  const house = await openHouse()
  const [ann, bob] = [await guest(house.url, 'Ann'), await guest(house.url, 'Bob')]
  const { id } = await ann.open()
  await bob.sit(id)
  const people = [ann, bob].map((person) =>
    wanderer(
      person,
      id,
      () => [house.url],
      async () => undefined,
    ),
  )
  const seen = await Promise.all(people.map((person) => person.play()))
  await house.close()
  const look = async (match: Partial<Played>): Promise<readonly string[]> => {
    const { problems } = await check(house.folder, [{ id, people, seen, ...match }])
    return problems.map((problem) => problem.replace(`${id}: `, ''))
  }
  expect(await check(house.folder, [{ id, people, seen }])).toEqual({
    answers: people[0].kept.length + people[1].kept.length,
    records: 1,
    problems: [],
  })
  expect(people[0].kept.length).toBeGreaterThan(0)

  const [a, b] = people
  const [first] = a.kept
  const also = (...kept: typeof a.kept): readonly (typeof a)[] => [{ ...a, kept: [...a.kept, ...kept] }, b]
  expect(await look({ people: also({ decision: '9999A', choice: 'hit' }) })).toEqual(['9999A hit is not in the record'])
  expect(await look({ people: also({ ...first, decision: first.decision, choice: 'another' }) })).toEqual([
    'A was told twice that one answer is kept',
    `${first.decision} another is not in the record`,
  ])
  expect(await look({ seen: [seen[1], seen[0]] })).toEqual([
    'A saw another end than the record has',
    'B saw another end than the record has',
  ])
  expect(await look({ id: 'nowhere' })).toEqual(['nowhere: the table is gone'])
})
