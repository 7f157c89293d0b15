import { bad, ok, type Result } from '../../kernel/result.ts'
import { isAnimal, kindOfFace } from './cards.ts'
import { ARENA_NAMES, arenaNamed, HW_NAMES, type PlanChoice, type PlanDraft } from './choice.ts'

/** Teams as text: `a1 hua+chai+1hw a3 yue+coconut`, the Leader first. Plans and positions are written like this. */
export const writeTeams = (plan: PlanChoice): string =>
  ARENA_NAMES.flatMap((name, arena) => {
    const hw = plan[HW_NAMES[arena]]
    const parts = [
      ...(plan[name] ?? []),
      ...(hw === undefined ? [] : [`${hw}hw`]),
      ...(plan.coconut === name ? ['coconut'] : []),
    ]
    return parts.length === 0 ? [] : [`${name} ${parts.join('+')}`]
  }).join(' ')

/** Spaces do for plus signs: what stands after the name of an arena goes there. */
export const readTeams = (text: string): Result<PlanChoice> => {
  const teams = new Map<number, string[]>()
  let team: string[] | null = null
  for (const word of text.toLowerCase().match(/[^\s+]+/g) ?? []) {
    const arena = arenaNamed(word)
    if (teams.has(arena)) return bad('', `${word} is named twice`)
    if (arena >= 0) {
      team = []
      teams.set(arena, team)
    } else if (team === null) return bad('', `first an arena (${ARENA_NAMES.join(', ')}), not "${word}"`)
    else team.push(word)
  }
  const plan: PlanDraft = { do: 'plan' }
  for (const [arena, words] of teams) {
    if (words.length === 0) return bad('', `${ARENA_NAMES[arena]} needs a team such as hua+chai+1hw`)
    for (const word of words) {
      const problem = join(plan, arena, word)
      if (problem !== null) return bad('', problem)
    }
  }
  return ok(plan)
}

/** Somebody or something joins a team; otherwise what is wrong with it. */
const join = (plan: PlanDraft, arena: number, word: string): string | null => {
  const name = ARENA_NAMES[arena]
  const [, hw] = /^(-?\d{1,4})hw$/.exec(word) ?? []
  if (hw !== undefined) {
    if (plan[HW_NAMES[arena]] !== undefined) return `${name} has its hw twice`
    plan[HW_NAMES[arena]] = Number(hw)
    return null
  }
  if (word === 'coconut') {
    if (plan.coconut !== undefined) return 'there is one coconut'
    plan.coconut = name
    return null
  }
  const kind = kindOfFace(word)
  if (kind < 0 || !isAnimal(kind)) return `"${word}" is no arena, no animal, no hw such as 2hw, and no coconut`
  plan[name] = [...(plan[name] ?? []), word]
  return null
}
