import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { compile } from './loader.mjs'

const fileOf = ({ file }) => file
const keyOf = ({ file, name, offset }) => `${file} ${name} ${offset}`

/** A test whether something ran in every one of these answers. */
const inAll = (answers, read) => {
  const sets = answers.map((ran) => new Set(ran.map(read)))
  return (one) => sets.every((set) => set.has(read(one)))
}

/** The functions that ran in all answers; for a file that ran in all of them by different functions, those. */
const ranInAll = (answers) => {
  const functions = [...new Map(answers.flat().map((one) => [keyOf(one), one])).values()]
  const common = functions.filter(inAll(answers, keyOf))
  const explained = new Set(common.map(fileOf))
  const others = functions.filter(inAll(answers, fileOf)).filter(({ file }) => !explained.has(file))
  return [...common, ...others]
}

const groupBy = (items, keyOfItem) => {
  const groups = {}
  for (const item of items) {
    const key = keyOfItem(item)
    groups[key] ??= []
    groups[key].push(item)
  }
  return groups
}

const countLines = (text) => text.split('\n').length - 1

/** A file with its functions, at their lines in the source. */
const describeFile = async (root, file, ran) => {
  const source = readFileSync(root + file, 'utf8')
  const { code, map } = await compile(source)
  const sourceMap = new SourceMap(JSON.parse(map))
  const functions = ran.map(({ name, offset }) => {
    const before = code.slice(0, offset)
    const { originalLine } = sourceMap.findEntry(countLines(before), offset - before.lastIndexOf('\n') - 1)
    return { name: name === '' ? '(anonymous)' : name, line: originalLine + 1 }
  })
  return { file, lines: countLines(source), functions: functions.toSorted((a, b) => a.line - b.line) }
}

const longestOf = (files) => {
  const [{ file, lines }] = files.toSorted((a, b) => b.lines - a.lines)
  return { file, lines }
}

/** The files of a walk by their top folder, from what ran in several answers. */
export const filesOf = async (root, answers) => {
  const byFile = groupBy(ranInAll(answers), fileOf)
  const names = Object.keys(byFile).toSorted()
  const files = await Promise.all(names.map((name) => describeFile(root, name, byFile[name])))
  return groupBy(files, ({ file }) => file.split('/')[0])
}

/** What `--json` prints of a game. */
export const summaryOf = ({ game, folders }) => {
  const map = (read) => Object.fromEntries(Object.entries(folders).map(([name, files]) => [name, read(files)]))
  const total = Object.values(folders).flat().length
  return {
    game,
    total,
    outsideGames: total - (folders.games?.length ?? 0),
    folders: map((files) => files.map(({ file }) => file)),
    longest: map(longestOf),
  }
}

export const textOf = (walk) => {
  const { game, folders } = walk
  const { total, outsideGames, longest } = summaryOf(walk)
  const counts = Object.entries(folders).map(([name, files]) => `${name}/ ${files.length}`)
  const parts = Object.entries(folders).map(([name, files]) => {
    const rows = files.map(({ file, lines, functions }) => {
      const calls = functions.map((one) => `      ${one.name}:${one.line}`)
      return [`    ${file} (${lines} lines)`, ...calls].join('\n')
    })
    const { file, lines } = longest[name]
    return [`  ${name}/: ${files.length} files, the longest is ${file} (${lines} lines)`, ...rows].join('\n')
  })
  return [`${game}: ${total} files, ${outsideGames} outside games/ (${counts.join(', ')})`, ...parts].join('\n\n')
}
