import { type Leaders, shiauYao, shiueAndRingo } from './before.ts'
import { AP, ARENAS, drop, type Moment, sum, type Talk, takeHw, times } from './moment.ts'
import { spoils } from './spoils.ts'

/** Gives the winner, or −1. */
export function* fight(m: Moment, arena: number, hasRaihuu: boolean): Talk<number> {
  const name = ARENAS[arena]
  const [dogs, cats] = [m.dogs, 1 - m.dogs]
  const team = (seat: number): string[] => m.teams[seat][arena]
  const leaders = [team(0)[0], team(1)[0]]
  const tokens = (seat: number): number => {
    if (team(seat).length === 0 && m.options.tokensWithoutAnimals === 'needAnimal') return 0
    return times(m.mushrooms[seat], name) + (seat === dogs && m.hua.has(name) ? 2 : 0)
  }
  if (team(0).length + team(1).length === 0 && m.options.tokensAlone === 'skip') return -1
  if (team(0).length + team(1).length + tokens(0) + tokens(1) === 0 && !hasRaihuu) return -1

  if (m.options.shiauYaoOrder === 'beforeShiue') yield* shiauYao(m, arena, leaders)
  yield* shiueAndRingo(m, arena, leaders)
  if (m.options.shiauYaoOrder === 'afterShiue') yield* shiauYao(m, arena, leaders)

  const vp = m.options.chaiCompare === 'roundStart' ? m.openingVp : m.vp
  let bonus = 0
  if (leaders[dogs] === 'chai' && vp[dogs] < vp[cats]) bonus = 2
  if (leaders[dogs] === 'yue') bonus = team(cats).length
  let ignored = leaders[dogs] === 'ban' ? Math.min(5, m.weapons[cats][arena]) : 0
  if (leaders[cats] === 'tai-chi' && m.options.leaderWaiver === 'vsTaiChi' && bonus + ignored > 0) {
    const [choice] = yield { window: 'waiver', seats: [dogs] }
    if (choice.do === 'ignore') ignored = choice.hw
    if (choice.do === 'waive') bonus = 0
  }
  const ap = [0, 1].map((seat) => {
    const coconut = m.coconut === seat && m.coconutAt === arena ? 1 : 0
    const own = seat === dogs ? bonus : (hasRaihuu ? 2 : 0) - ignored
    return sum(team(seat).map((animal) => AP[animal])) + m.weapons[seat][arena] + coconut + tokens(seat) + own
  })

  const winner = winnerOf(m, ap, leaders)
  if (winner >= 0) yield* spoils(m, arena, winner, ap, leaders)
  if (leaders[cats] === 'hikaru') takeHw(m, cats, 3)
  if (leaders[cats] === 'masaru' && winner === cats) takeHw(m, cats, 4)
  if (leaders[dogs] === 'ban') {
    const stolen = Math.min(2, m.weapons[cats][arena])
    m.weapons[cats][arena] -= stolen
    m.hw[dogs] += stolen
  }
  const isSafe = leaders[dogs] === undefined && m.options.huaWithoutTeam === 'stays'
  if (winner === cats && !isSafe) m.hua.delete(name)
  if (leaders[dogs] === 'hua') m.hua.add(name)
  return winner
}

const winnerOf = (m: Moment, ap: readonly number[], leaders: Leaders): number => {
  const ahead = ap[0] > ap[1] ? 0 : 1
  const apples = m.fronts.map((front) => front.includes('apple'))
  const isTie = ap[0] === ap[1]
  let winner = ahead
  if (isTie) winner = apples.indexOf(true)
  else if (leaders[1 - ahead] === 'tai-chi' && ap[ahead] - ap[1 - ahead] >= 4) winner = 1 - ahead
  if (winner >= 0 && leaders[winner] === undefined && m.options.tokensCanWin === 'no') return -1
  if (isTie && winner >= 0 && m.options.apple === 'single') {
    drop(m.fronts[winner], 'apple')
    m.discard.push('apple')
  }
  return winner
}
