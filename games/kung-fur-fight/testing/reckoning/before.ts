import { drop, type Moment, type Talk } from './moment.ts'

export type Leaders = readonly (string | undefined)[]

const BEATS: Readonly<Record<string, string>> = { rock: 'scissors', scissors: 'paper', paper: 'rock' }

export function* shiueAndRingo(m: Moment, arena: number, leaders: Leaders): Talk {
  const [dogs, cats] = [m.dogs, 1 - m.dogs]
  const usable = m.options.freshHw === 'no' ? m.old[cats] : m.hw[cats]
  const isLive: Record<number, boolean> = {
    [dogs]: leaders[dogs] === 'shiue' && m.teams[dogs][arena].length < 3 && m.hands[dogs].length > 0,
    [cats]: leaders[cats] === 'ringo' && usable > 0,
  }
  let first = dogs
  while (isLive[dogs] && isLive[cats]) {
    const [one, other] = (yield { window: 'throw', seats: [0, 1] }).map((choice) =>
      choice.do === 'throw' ? choice.sign : '',
    )
    if (one === other) continue
    first = BEATS[one] === other ? 1 : 0
    break
  }
  for (const seat of [first, 1 - first]) {
    if (!isLive[seat]) continue
    const [choice] = yield { window: seat === dogs ? 'shiue' : 'ringo', seats: [seat] }
    if (choice.do === 'add') {
      drop(m.hands[seat], choice.cards[0])
      m.teams[seat][arena].push(choice.cards[0])
    }
    if (choice.do === 'commit') {
      m.hw[seat] -= choice.hw
      m.old[seat] -= choice.hw
      m.weapons[seat][arena] += choice.hw
    }
  }
}

export function* shiauYao(m: Moment, arena: number, leaders: Leaders): Talk {
  for (const seat of [0, 1]) {
    const other = m.teams[1 - seat][arena]
    if (leaders[seat] !== 'shiau-yao' || other.length < 2) continue
    const [choice] = yield { window: 'shiauYao', seats: [seat] }
    if (choice.do !== 'remove') continue
    const at = other.indexOf(choice.cards[0], 1)
    m.rests[1 - seat].push(...other.splice(at, 1))
  }
}
