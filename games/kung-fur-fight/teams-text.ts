import { bad, ok, type Result } from '../../kernel/result.ts'
import { isAnimal, kindOfFace } from './cards.ts'
import { ARENA_NAMES, arenaNamed, HW_NAMES, type PlanChoice } from './choice.ts'

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

type Draft = { -readonly [Name in keyof PlanChoice]: PlanChoice[Name] }

export const readTeams = (text: string): Result<PlanChoice> => {
  const words = text.split(/\s+/).filter((word) => word !== '')
  const plan: Draft = { do: 'plan' }
  const seen = new Set<string>()
  for (let i = 0; i < words.length; i += 2) {
    const name = words[i].toLowerCase()
    const arena = arenaNamed(name)
    if (arena < 0) return bad('', `"${words[i]}" is no arena; there are ${ARENA_NAMES.join(', ')}`)
    if (seen.has(name)) return bad('', `${name} is named twice`)
    seen.add(name)
    if (i + 1 === words.length) return bad('', `${name} needs a team such as hua+chai+1hw`)
    const problem = readTeam(plan, arena, words[i + 1].toLowerCase())
    if (problem !== null) return bad('', problem)
  }
  return ok(plan)
}

const readTeam = (plan: Draft, arena: number, text: string): string | null => {
  const name = ARENA_NAMES[arena]
  const animals: string[] = []
  for (const part of text.split('+')) {
    const [, hw] = /^(-?\d{1,4})hw$/.exec(part) ?? []
    if (hw !== undefined) {
      if (plan[HW_NAMES[arena]] !== undefined) return `${name} has its hw twice`
      plan[HW_NAMES[arena]] = Number(hw)
    } else if (part === 'coconut') {
      if (plan.coconut !== undefined) return 'there is one coconut'
      plan.coconut = name
    } else if (isAnimal(kindOfFace(part)) && kindOfFace(part) >= 0) animals.push(part)
    else return `"${part}" is no animal, no hw such as 2hw, and no coconut`
  }
  if (animals.length > 0) plan[name] = animals
  return null
}
