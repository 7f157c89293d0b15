import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const reports = mkdtempSync(join(tmpdir(), 'leitai-test-'))
const tests = { passed: 0, failed: 0 }

const run = (...command) => spawnSync(command[0], command.slice(1), { cwd: root, stdio: 'inherit' }).status === 0

function vitest(project) {
  const report = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { failed } = tests
  const ok = run('node_modules/.bin/vitest', 'run', '--project', project, ...reporters)
  count(report)
  // The PostgreSQL of the tests ends the process in its own way, so the exit code alone proves nothing.
  return ok && tests.failed === failed
}

function playwright() {
  const report = join(reports, 'browser.json')
  const { status } = spawnSync('node_modules/.bin/playwright', ['test', '-c', 'e2e'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, LEITAI_REPORT: report },
  })
  try {
    const { expected, unexpected } = JSON.parse(readFileSync(report, 'utf8')).stats
    tests.passed += expected
    tests.failed += unexpected
  } catch {
    // No report: the tests did not even begin, and the exit code says so.
  }
  return status === 0
}

function count(report) {
  let files = []
  try {
    files = JSON.parse(readFileSync(report, 'utf8')).testResults
  } catch {
    // No report: vitest itself did not come to its end, and its exit code says so.
  }
  for (const file of files) {
    const having = (status) => file.assertionResults.filter((test) => test.status === status).length
    tests.passed += having('passed')
    // A file that does not even load has no tests to fail; it counts as one.
    tests.failed += having('failed') || (file.status === 'failed' ? 1 : 0)
  }
}

const parts = {
  'install and build': () =>
    run('node', 'scripts/ensure.mjs') &&
    run('node', 'scripts/build.mjs') &&
    run('node', 'scripts/registry.mjs', '--check'),
  'lint and types': () => run('npm', 'run', '--silent', 'lint') && run('npm', 'run', '--silent', 'types'),
  'rules and conformance': () => vitest('rules'),
  bots: () => vitest('bots'),
  'terminal and tools': () => vitest('tools'),
  'server and databases': () => run('node', 'scripts/redis.mjs') && vitest('server') && vitest('postgres'),
  page: () => vitest('web'),
  browser: () => run('node', 'scripts/chromium.mjs') && playwright(),
}

const table = []
let ok = true
for (const [name, part] of Object.entries(parts)) {
  if (!ok) {
    table.push([name, 'not run'])
    continue
  }
  console.log(`\n== ${name} ==`)
  const start = performance.now()
  ok = part()
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  table.push([name, `${seconds.padStart(6)} s${ok ? '' : '  FAILED'}`])
}
rmSync(reports, { recursive: true })

console.log()
for (const [name, result] of table) console.log(`${name.padEnd(24)}${result}`)
console.log(`\n${tests.passed} passed, ${tests.failed} failed`)
process.exitCode = ok ? 0 : 1
