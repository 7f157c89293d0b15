import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { leitai, scratch } from './testing/program.ts'

const file = scratch()
const holding = (name: string, text: string): string => {
  writeFileSync(file(name), text)
  return file(name)
}
const noJson = holding('no.json', 'hello')
const noMatch = holding('scenario.json', '{"game":"kabuken","steps":[{"asked":"nobody"}]}')
const noScenario = holding('match.json', '{"format":"leitai-record"}')
const noGame = holding('chess.json', '{"game":"chess","steps":[{"asked":"nobody"}]}')
const noPlace = holding('place.json', '{"game":"kabuken","given":{"nonsense":1},"steps":[{"asked":"nobody"}]}')

/** What was typed, and what the one line has to say about it. */
const MISUSES: readonly [string, RegExp][] = [
  ['dance', /no command 'dance'.*leitai --help/],
  ['plya', /did you mean leitai play\?/],
  ['--wat', /no command '--wat'/],
  ['play chess', /no game 'chess'.*kabuken/],
  ['play kabukan', /did you mean kabuken\?/],
  ['play kabuken again', /'again' is one word too many/],
  ['play kabuken --sed 1', /--sed.*did you mean --seed\?/],
  ['play kabuken --colour', /--colour: is not known here/],
  ['play kabuken -x', /-x: is not known here/],
  ['play kabuken --seed', /--seed: needs a value: --seed \S+\s*$/],
  ['play kabuken --seed -x', /--seed: needs a value.*; if it begins with a dash, --seed=-x\s*$/],
  ['play kabuken --seats 9', /--seats: must be 2 or/],
  ['play kabuken --seats two', /--seats: must be 2 or/],
  ['play kabuken --mode ring --seats 2', /--seats: must be/],
  ['play kabuken --mode rign', /--mode: must be one of duel, ring, melee/],
  ['play kabuken --options extention=on', /no option 'extention'; did you mean extension\?/],
  ['play kabuken --options extension=maybe', /--options extension: must be off or on/],
  ['play kabuken --options extension', /'extension' must be written as option=value/],
  ['play kabuken --options turnLimit=0', /--options turnLimit: must be/],
  ['play kabuken --bots gredy', /no bot 'gredy'; did you mean greedy\?/],
  ['play kabuken --bots greedy,greedy,greedy', /names 3 bots for 2 seats/],
  ['play kabuken --bots C=greedy', /no seat C; the seats are A to B/],
  ['play kabuken --bots B=greedy,B=random', /seat B is given twice/],
  ['play kabuken --bots greedy,random', /leaves no seat for you/],
  [`play --load ${file('nowhere')}`, /there is no such file/],
  [`play --load ${file('')}`, /it is a folder/],
  [`play --load ${noJson}`, /is not JSON/],
  [`play --load ${noMatch}`, /is not a saved match: format/],
  [`play --load ${noMatch} --seed 1`, /--seed: cannot be changed/],
  ['simulate', /which game\?/],
  ['simulate kabuken', /--bots: who plays\?/],
  ['simulate kabuken --bots greedy,nobody', /no bot 'nobody'; there is random, greedy/],
  ['simulate kabuken --bots greedy,greedy,greedy', /names 3 bots for 2 seats/],
  ['simulate kabuken --bots greedy --games none', /--games: must be a whole number/],
  ['simulate kabuken --bots greedy --games 0', /--games: must be a whole number/],
  ['simulate kabuken --bots greedy --games -5', /--games: needs a value/],
  ['simulate kabuken --bots greedy --jobs 0', /--jobs: must be a whole number/],
  ['simulate kabuken --bots greedy --json=yes', /--json: takes no value/],
  ['replay', /which match\?/],
  [`replay ${file('nowhere')}`, /there is no such file/],
  [`replay ${noJson}`, /is not JSON/],
  [`replay ${noMatch}`, /is not a saved match/],
  [`replay ${noScenario}`, /is not a saved match: version/],
  ['admin', /what is to be done\? leitai admin reset-link NAME/],
  ['admin reset-link', /whose\? leitai admin reset-link NAME/],
  [`admin reset-link Ann --data ${file('nowhere')}`, /there is nothing in/],
  ['admin reset-link Ann --site dojo', /--site: must be an address/],
  ['data', /what is to be done\? leitai data copy/],
  ['data move --to x', /what is to be done\?/],
  ['data copy', /--to: is missing/],
  ['data copy --from a --to a', /--to: must be another place/],
  [`data copy --from ${file('nowhere')} --to ${file('copy')}`, /there is nothing in/],
  [`data backup --from ${file('nowhere')} --to ${file('copy')}`, /there is nothing in/],
  [`data copy --from postgres://127.0.0.1:1/x --to ${file('copy')}`, /127\.0\.0\.1:1\/x: nothing answers there/],
  ['scenario', /which one\?/],
  [`scenario ${file('nowhere')}`, /there is no such file/],
  ['scenario chess answers', /no game 'chess'/],
  ['scenario kabuken zzz', /kabuken has no example 'zzz'; there is answers/],
  [`scenario ${noJson}`, /is not JSON/],
  [`scenario ${noScenario}`, /is not a scenario: format/],
  [`scenario ${noGame}`, /no game 'chess'/],
  [`scenario ${noPlace}`, /nonsense/],
  ['rules chess', /no game 'chess'/],
  ['rules kabuken KBK-99.1', /there is no rule KBK-99\.1/],
  ['rules XYZ-1', /there is no rule XYZ-1 in any game/],
  ['rules kabuken xyzzy', /nothing in the rules of kabuken has the words 'xyzzy'/],
  ['rules --loud', /--loud: is not known here/],
  ['bench fast', /no game 'fast'/],
  ['bench kabuken fast', /'fast' is one word too many/],
  ['play kabuken --deck nowhere.json', /--deck: is not for kabuken/],
  ['play kung-fu-fighting --deck nowhere.json', /--deck: cannot read nowhere.json: there is no such file/],
  [`play kung-fu-fighting --deck ${noJson}`, /--deck: .* is not JSON/],
  [`play kung-fu-fighting --deck ${noGame}`, /--deck/],
  ['deck', /which deck\? leitai deck check FILE/],
  ['deck chekc x.json', /which deck\?/],
  ['deck check nowhere.json', /cannot read nowhere.json/],
  [`deck check ${noGame}`, /chess.json/],
  ['bot', /where to\? leitai bot --url/],
  ['bot --url http://127.0.0.1:9', /which game\?/],
  ['bot --url nowhere --game kabuken', /--url: must be an address such as/],
  ['bot --url ftp://127.0.0.1 --game kabuken', /--url: must be an address such as/],
  ['bot --url http://127.0.0.1:9 --game chess', /no game 'chess'/],
  ['bot --url http://127.0.0.1:9 --game kabuken --level masterly', /no level 'masterly'; did you mean master\?/],
  ['bot --url http://127.0.0.1:9 --game kabuken --level master --bot greedy', /--level: says the same as --bot/],
  ['bot --url http://127.0.0.1:9 --game kabuken --bot gredy', /--bot: there is no bot 'gredy'; did you mean greedy\?/],
  ['bot --url http://127.0.0.1:9 --game kabuken --matches none', /--matches: must be a whole number/],
  ['bot --url http://127.0.0.1:9 --game kabuken --patience long', /--patience: must be a whole number/],
  ['ladder', /which game\?/],
  ['ladder chess', /no game 'chess'/],
  ['ladder kabuken --seats 3', /the ladder is for two/],
  ['ladder kabuken --iterations much', /--iterations: must be a number above 0/],
  ['ladder kabuken --iterations 101', /--iterations: must be a number above 0 and up to 100/],
  ['ladder kabuken --games 1', /--games/],
  ['ladder kabuken --games 5', /--games: must be even: every deal is played from both seats/],
  ['ladder kabuken --only master,nobody', /--only: must name two of random/],
]

describe('what cannot be done is said on one line, with exit code 2', () => {
  test.each(MISUSES)('leitai %s', (typed, says) => {
    const { code, out, err } = leitai(typed.split(' '))
    expect(err).toMatch(says)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect({ code, out }).toEqual({ code: 2, out: '' })
  })
})
