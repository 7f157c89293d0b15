import { pathToFileURL } from 'node:url'
import { fromDebian } from './debian.mjs'

const redis = () =>
  fromDebian({
    name: 'Redis',
    variable: 'REDIS_PATH',
    path: '/usr/bin/redis-server',
    packages: ['redis-server'],
    needed: 'The tests of several servers need',
  })

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = redis()
  if (path === null) process.exit(1)
  console.log(path)
}
