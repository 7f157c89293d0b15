import { describeFailure } from '../../kernel/scenario/compare.ts'
import type { CaseReport } from '../../kernel/scenario/run.ts'
import type { Played } from './played.ts'

const indented = (text: string): string => `      ${text}`

const nameOf = (file: string, { name }: CaseReport): string => (name === '' ? file : `${file}: ${name}`)

const hasBegun = ({ position }: CaseReport): boolean => position !== null

/** A line for each case that was played, and beneath it whatever is not as expected; with details also what happened. */
export const linesOf = ({ file, cases }: Played, isVerbose: boolean): readonly string[] =>
  cases
    .filter(hasBegun)
    .flatMap((report) => [
      `${report.failures.length === 0 ? 'ok  ' : 'FAIL'}  ${nameOf(file, report)}`,
      ...report.failures.map(describeFailure).map(indented),
      ...(isVerbose ? detailsOf(report).map(indented) : []),
    ])

const detailsOf = ({ events, position }: CaseReport): readonly string[] => [
  ...events.map((event) => JSON.stringify(event)),
  `position ${JSON.stringify(position)}`,
]

/** What is wrong with the files themselves: those that cannot be read, and the cases that cannot begin. */
export const faultsOf = ({ file, problem, cases }: Played): readonly string[] => [
  ...(problem === null ? [] : [`${file}: ${problem}`]),
  ...cases
    .filter((report) => !hasBegun(report))
    .flatMap((report) => report.failures.map((failure) => `${nameOf(file, report)}: ${describeFailure(failure)}`)),
]

const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** Empty where nothing was played. */
export const summaryOf = (played: readonly Played[]): readonly string[] => {
  const cases = played.flatMap((one) => one.cases)
  const begun = cases.filter(hasBegun)
  if (begun.length === 0) return []
  const failed = begun.filter(({ failures }) => failures.length > 0).length
  const unread = played.filter(({ problem }) => problem !== null).length
  const sum = `${counted(cases.length, 'case')} in ${counted(played.length, 'file')}`
  const isFine = failed + unread + cases.length === begun.length
  const parts = [
    isFine ? 'all as expected' : `${begun.length - failed} as expected`,
    ...(failed > 0 ? [`${failed} not`] : []),
    ...(cases.length > begun.length ? [`${cases.length - begun.length} cannot begin`] : []),
    ...(unread > 0 ? [`${counted(unread, 'file')} cannot be read`] : []),
  ]
  return [`${sum}: ${parts.join(', ')}`]
}

export const hasFailed = (played: readonly Played[]): boolean =>
  played.some(({ cases }) => cases.some(({ failures }) => failures.length > 0))
